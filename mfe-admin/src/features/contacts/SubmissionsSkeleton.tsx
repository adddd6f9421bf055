import { Skeleton } from '#antd';
import styles from './Submissions.module.css';

/** Placeholder rows in the shape of the expected messages. */
export function SubmissionsSkeleton({ rows }: { rows: number }) {
  return Array.from({ length: rows }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
    <div key={row} className={styles.skeleton}>
      <Skeleton active avatar={{ size: 36 }} title={{ width: '40%' }} paragraph={{ rows: 1, width: '85%' }} />
    </div>
  ));
}
