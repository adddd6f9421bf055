import type { ShownPicture } from '@atelier/contracts/content/shown-picture';
import type { Ref } from 'react';
import styles from './Picture.module.css';
import { getFiles } from './pictureFiles';

/** Facts about a picture, if any are known. */
export type Facts = ShownPicture | null | undefined;

interface PictureProps {
  src: string;
  facts: Facts;
  /** Alternative text, if the picture shows something that the text beside it does not say. */
  alt?: string | undefined;
  /** The displayed width of the picture, in the syntax of `sizes`. */
  sizes: string;
  /** Size of its frame, so that the layout does not shift when it loads. */
  width: number;
  height: number;
  isFirst: boolean;
  watched: { ref: Ref<HTMLImageElement>; onError: () => void };
}

const tenths = (fraction: number | undefined) => fraction && Math.round(fraction * 10);

/** A picture in its smallest sufficient size, above a blurred placeholder, cropped around its focal point. */
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
            <source key={source.srcSet} {...source} sizes={sizes} />
          ))}
          {image}
        </picture>
      )}
    </>
  );
}
