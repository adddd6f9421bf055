import { Skeleton } from '#antd';
import styles from './Media.module.css';

const PLACEHOLDERS = 8;

/** Placeholders in the shape of the files. */
export function MediaSkeleton({ view }: { view: string }) {
  return (
    <ul className={view === 'list' ? styles.list : styles.grid}>
      {Array.from({ length: PLACEHOLDERS }, (_, card) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
        <li key={card} className={styles.card}>
          <div className={styles.face} />
          <div className={styles.body}>
            <Skeleton active title={{ width: '60%' }} paragraph={{ rows: 1 }} />
          </div>
        </li>
      ))}
    </ul>
  );
}
