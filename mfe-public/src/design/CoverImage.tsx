import type { ReactNode } from 'react';
import styles from './CoverImage.module.css';
import { DefaultCover } from './DefaultCover';
import { type Facts, Picture } from './Picture';
import { useImageFailure } from './useImageFailure';

interface CoverImageProps {
  src: string | null | undefined;
  facts?: Facts;
  alt?: string | undefined;
  /** Determines the drawing that replaces a missing picture. */
  seed: string;
  /** The displayed width of the picture, in the syntax of `sizes`. */
  sizes: string;
  isFirst?: boolean;
  whenMissing?: 'draw' | 'hide';
  className?: string | undefined;
  /** Shown over the picture. */
  children?: ReactNode;
}

/** A cover in an 8:5 frame. It is decoration beside a title, so it has no alternative text. */
export function CoverImage({
  src,
  facts,
  alt,
  seed,
  sizes,
  isFirst = false,
  whenMissing = 'draw',
  className,
  children,
}: CoverImageProps) {
  const { hasFailed, watched } = useImageFailure();
  const isMissing = !src || hasFailed;
  if (isMissing && whenMissing === 'hide') return null;
  return (
    <div className={`${styles.frame} ${className ?? ''}`} data-cover-frame>
      {isMissing ? (
        <DefaultCover seed={seed} />
      ) : (
        <Picture
          src={src}
          facts={facts}
          alt={alt}
          sizes={sizes}
          width={1280}
          height={800}
          isFirst={isFirst}
          watched={watched}
        />
      )}
      {children}
    </div>
  );
}
