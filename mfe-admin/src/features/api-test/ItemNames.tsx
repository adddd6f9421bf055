import { Alert, Skeleton } from '#antd';
import { formatCount } from '../../numbers/numbers';
import styles from './ApiTest.module.css';

interface Asked<Item> {
  data?: { data: readonly Item[]; total: number } | undefined;
  error?: Error | undefined;
}

interface Props<Item> {
  title: string;
  asked: Asked<Item>;
  getName: (item: Item) => string;
}

/** The result of a list call: the total and the names of the returned items. */
export function ItemNames<Item extends { id: string }>({ title, asked: { data, error }, getName }: Props<Item>) {
  return (
    <section className={styles.answer}>
      <h3>
        {title} {data !== undefined && <span className={styles.total}>{formatCount(data.total)}</span>}
      </h3>
      {error !== undefined && <Alert type="error" showIcon title={error.message} />}
      {error === undefined && data === undefined && <Skeleton active title={false} paragraph={{ rows: 2 }} />}
      {data !== undefined && data.data.length === 0 && <p>Nothing here.</p>}
      {data !== undefined && (
        <ul>
          {data.data.map((item) => (
            <li key={item.id}>{getName(item)}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
