import type { Ref } from 'react';
import styles from './Picture.module.css';
import { filesOf } from './pictureFiles';

interface PictureProps {
  src: string;
  /** How wide the picture is shown, as the `sizes` attribute says it. */
  sizes: string;
  /** Of the frame that it fills, so that nothing moves when it comes. */
  width: number;
  height: number;
  isFirst: boolean;
  watched: { ref: Ref<HTMLImageElement>; onError: () => void };
}

/** A picture that says nothing which the words beside it do not say, in the smallest of its files that is large enough. */
export function Picture({ src, sizes, width, height, isFirst, watched }: PictureProps) {
  const { sources, srcSet } = filesOf(src);
  const image = (
    <img
      {...watched}
      src={src}
      srcSet={srcSet}
      sizes={sizes}
      width={width}
      height={height}
      alt=""
      decoding="async"
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
    />
  );
  if (sources.length === 0) return image;
  return (
    <picture className={styles.picture}>
      {sources.map((source) => (
        <source key={source.type} {...source} sizes={sizes} />
      ))}
      {image}
    </picture>
  );
}
