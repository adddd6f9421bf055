import { Skeleton } from '#antd';
import styles from './Projects.module.css';

const CARDS = 6;

export function ProjectsSkeleton() {
  return (
    <ul className={styles.grid}>
      {Array.from({ length: CARDS }, (_, card) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
        <li key={card} className={styles.card}>
          <span className={styles.cover} />
          <div className={styles.body}>
            <Skeleton active title={{ width: '70%' }} paragraph={{ rows: 4 }} />
          </div>
        </li>
      ))}
    </ul>
  );
}
