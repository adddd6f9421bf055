import { Skeleton } from '#antd';
import styles from './SkeletonCard.module.css';

/** A card with lines of text that are still loading. */
export function SkeletonCard({ rows }: { rows: number }) {
  return (
    <div className={styles.card}>
      <Skeleton active paragraph={{ rows }} />
    </div>
  );
}
