import { Link } from 'wouter';
import { Button, Skeleton } from '#antd';
import { formatCount } from '../../numbers/numbers';
import styles from './Dashboard.module.css';
import { useWaiting } from './useWaiting';

/** Open tasks to start the day with. */
export function WaitingForYou() {
  const { tasks: waiting, hasFailed, retry } = useWaiting();
  return (
    <section className={styles.waiting} aria-labelledby="waiting">
      <h2 id="waiting">Waiting for you</h2>
      {waiting === undefined && (
        <div role="status" aria-label="Loading">
          <Skeleton active title={false} paragraph={{ rows: 2 }} />
        </div>
      )}
      {waiting?.length === 0 && !hasFailed && (
        <p className={styles.quiet}>You’re all caught up. Every message is answered, and there are no drafts.</p>
      )}
      {waiting !== undefined && waiting.length > 0 && (
        <ul>
          {waiting.map(({ key, count, text, hint, href }) => (
            <li key={key}>
              <Link href={href} className={styles.task ?? ''}>
                <strong>{formatCount(count)}</strong>
                <span className={styles.words}>
                  <span>{text}</span>
                  <span>{hint}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {hasFailed && (
        <div role="alert" className={styles.quiet}>
          Some tasks couldn’t be loaded.{' '}
          <Button size="small" onClick={retry}>
            Try again
          </Button>
        </div>
      )}
    </section>
  );
}
