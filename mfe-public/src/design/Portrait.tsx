import { InitialsPortrait } from './InitialsPortrait';
import { type Facts, Picture } from './Picture';
import styles from './Portrait.module.css';
import { useImageFailure } from './useImageFailure';

interface PortraitProps {
  name: string;
  src: string | null;
  facts: Facts;
  /** How wide the picture is shown, as the `sizes` attribute says it. */
  sizes: string;
  isFirst?: boolean;
  className?: string | undefined;
}

/** Somebody in a square frame: the photo, or what is drawn from the name. The name stands beside it, so it has no text. */
export function Portrait({ name, src, facts, sizes, isFirst = false, className }: PortraitProps) {
  const { hasFailed, watched } = useImageFailure();
  return (
    <div className={`${styles.frame} ${className ?? ''}`} data-cover-frame>
      {src === null || src === '' || hasFailed ? (
        <InitialsPortrait name={name} />
      ) : (
        <Picture src={src} facts={facts} sizes={sizes} width={640} height={640} isFirst={isFirst} watched={watched} />
      )}
    </div>
  );
}
