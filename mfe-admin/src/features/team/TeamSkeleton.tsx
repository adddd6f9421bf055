import { Skeleton } from '#antd';
import { CardFrame, ItemCards } from '../../resource-page/ItemCards';
import styles from './Team.module.css';

const CARDS = 6;

export function TeamSkeleton({ view }: { view: string }) {
  return (
    <ItemCards view={view}>
      {Array.from({ length: CARDS }, (_, card) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
        <CardFrame key={card}>
          <div className={styles.person}>
            <span className={styles.portrait} />
            <Skeleton active title={{ width: '60%' }} paragraph={{ rows: 1 }} />
          </div>
          <div className={styles.about}>
            <Skeleton active title={false} paragraph={{ rows: 4 }} />
          </div>
        </CardFrame>
      ))}
    </ItemCards>
  );
}
