import type { ShownPicture } from '@atelier/contracts/content/shown-picture';
import type { Ref } from 'react';
import styles from './Picture.module.css';
import { getFiles } from './pictureFiles';

/** What is known of a picture beside its address, where something is. */
export type Facts = ShownPicture | null | undefined;

interface PictureProps {
  src: string;
  facts: Facts;
  /** Where the picture says something that the words beside it do not say. */
  alt?: string | undefined;
  /** How wide the picture is shown, as the `sizes` attribute says it. */
  sizes: string;
  /** Of the frame that it fills, so that nothing moves when it comes. */
  width: number;
  height: number;
  isFirst: boolean;
  watched: { ref: Ref<HTMLImageElement>; onError: () => void };
}

const tenths = (fraction: number | undefined) => fraction && Math.round(fraction * 10);

/** A picture in the smallest of its files that is large enough, before a blur of itself, with its focal point in sight. */
export function Picture({ src, facts, alt = '', sizes, width, height, isFirst, watched }: PictureProps) {
  const { sources, srcSet } = getFiles(src);
  const image = (
    <img
      {...watched}
      className={styles.image}
      data-x={tenths(facts?.focalPoint?.x)}
      data-y={tenths(facts?.focalPoint?.y)}
      src={src}
      srcSet={srcSet}
      sizes={srcSet && sizes}
      width={width}
      height={height}
      alt={alt}
      decoding="async"
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
    />
  );
  return (
    <>
      {facts?.blur && <img className={styles.image} src={facts.blur} alt="" />}
      {sources.length === 0 ? (
        image
      ) : (
        <picture className={styles.picture}>
          {sources.map((source) => (
            <source key={source.type} {...source} sizes={sizes} />
          ))}
          {image}
        </picture>
      )}
    </>
  );
}
