import { Skeleton } from '#antd';
import styles from './Activity.module.css';

const ROWS = ['one', 'two', 'three', 'four', 'five', 'six'];

export function ActivitySkeleton() {
  return (
    <div role="status" aria-label="Loading" className={styles.day}>
      <div className={styles.rows}>
        {ROWS.map((row) => (
          <div key={row} className={styles.row}>
            <Skeleton active avatar title={false} paragraph={{ rows: 1 }} />
          </div>
        ))}
      </div>
    </div>
  );
}
