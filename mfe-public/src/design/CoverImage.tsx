import { type SyntheticEvent, useCallback, useState } from 'react';
import styles from './CoverImage.module.css';
import { DefaultCover } from './DefaultCover';

interface CoverImageProps {
  src: string | null | undefined;
  /** Decides on the drawing that stands in where there is no picture. */
  seed: string;
  /** How wide the picture is shown, as the `sizes` attribute says it. */
  sizes: string;
  isFirst?: boolean;
  whenMissing?: 'draw' | 'hide';
  className?: string | undefined;
}

const srcSetOf = (src: string): string | undefined =>
  /^\/media\/covers\/[\w-]+\.webp$/.test(src) ? `${src.replace(/\.webp$/, '-640.webp')} 640w, ${src} 1280w` : undefined;

/** A cover in its 8:5 frame. It says nothing that the title beside it does not say, so it has no text of its own. */
export function CoverImage({ src, seed, sizes, isFirst = false, whenMissing = 'draw', className }: CoverImageProps) {
  const [hasFailed, setHasFailed] = useState(false);
  // A picture of the server's HTML may have failed before anyone listened.
  const check = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete === true && image.naturalWidth === 0 && image.currentSrc !== '') setHasFailed(true);
  }, []);
  const isMissing = !src || hasFailed;
  if (isMissing && whenMissing === 'hide') return null;
  const onError = (_event: SyntheticEvent) => setHasFailed(true);
  return (
    <div className={`${styles.frame} ${className ?? ''}`} data-cover-frame>
      {isMissing ? (
        <DefaultCover seed={seed} />
      ) : (
        <img
          ref={check}
          src={src}
          srcSet={srcSetOf(src)}
          sizes={sizes}
          width={1280}
          height={800}
          alt=""
          decoding="async"
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : 'auto'}
          onError={onError}
        />
      )}
    </div>
  );
}
