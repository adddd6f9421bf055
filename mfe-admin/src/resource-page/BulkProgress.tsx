import { Button } from '#antd';
import { formatCount } from '../numbers/numbers';
import styles from './BulkProgress.module.css';
import type { Progress } from './useBulkAction';

interface Props {
  /** Absent if nothing runs. */
  progress: Progress | undefined;
  onStop: () => void;
}

/** How far a bulk action is; the items that are done stay done when it is stopped. */
export function BulkProgress({ progress, onStop }: Props) {
  if (progress === undefined) return null;
  const { title, done, total } = progress;
  return (
    <div className={styles.progress}>
      <span>{`${title}: ${formatCount(done)} of ${formatCount(total)}`}</span>
      <progress aria-label={title} max={total} value={done} />
      <Button size="small" onClick={onStop}>
        Stop
      </Button>
    </div>
  );
}
