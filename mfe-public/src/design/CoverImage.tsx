import styles from './CoverImage.module.css';
import { DefaultCover } from './DefaultCover';
import { type Facts, Picture } from './Picture';
import { useImageFailure } from './useImageFailure';

interface CoverImageProps {
  src: string | null | undefined;
  facts?: Facts;
  alt?: string | undefined;
  /** Decides on the drawing that stands in where there is no picture. */
  seed: string;
  /** How wide the picture is shown, as the `sizes` attribute says it. */
  sizes: string;
  isFirst?: boolean;
  whenMissing?: 'draw' | 'hide';
  className?: string | undefined;
}

/** A cover in its 8:5 frame. Beside a title it says nothing that the title does not say, so it has no text of its own. */
export function CoverImage({
  src,
  facts,
  alt,
  seed,
  sizes,
  isFirst = false,
  whenMissing = 'draw',
  className,
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
    </div>
  );
}
