import { InitialsPortrait } from './InitialsPortrait';
import { type Facts, Picture } from './Picture';
import styles from './Portrait.module.css';
import { useImageFailure } from './useImageFailure';

interface PortraitProps {
  name: string;
  src: string | null;
  facts: Facts;
  /** The displayed width of the picture, in the syntax of `sizes`. */
  sizes: string;
  isFirst?: boolean;
  className?: string | undefined;
}

/** A person in a square frame: the photo, or a drawing made from the name. The name is beside it, so it has no alternative text. */
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
