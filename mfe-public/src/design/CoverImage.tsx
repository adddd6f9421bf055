import styles from './CoverImage.module.css';
import { DefaultCover } from './DefaultCover';
import { Picture } from './Picture';
import { useImageFailure } from './useImageFailure';

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

/** A cover in its 8:5 frame. It says nothing that the title beside it does not say, so it has no text of its own. */
export function CoverImage({ src, seed, sizes, isFirst = false, whenMissing = 'draw', className }: CoverImageProps) {
  const { hasFailed, watched } = useImageFailure();
  const isMissing = !src || hasFailed;
  if (isMissing && whenMissing === 'hide') return null;
  return (
    <div className={`${styles.frame} ${className ?? ''}`} data-cover-frame>
      {isMissing ? (
        <DefaultCover seed={seed} />
      ) : (
        <Picture src={src} sizes={sizes} width={1280} height={800} isFirst={isFirst} watched={watched} />
      )}
    </div>
  );
}
