import { Skeleton } from '#antd';
import styles from './Analytics.module.css';
import breakdown from './Breakdown.module.css';

const FIGURES = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
const PANELS = ['sources', 'pages', 'devices', 'messages'];

export function AnalyticsSkeleton() {
  return (
    <div role="status" aria-label="Loading">
      <div className={styles.card}>
        <div className={styles.bones}>
          {FIGURES.map((name) => (
            <Skeleton key={name} active title={{ width: 72 }} paragraph={{ rows: 1, width: 96 }} />
          ))}
        </div>
        <div className={styles.chartBone}>
          <Skeleton.Node active className={styles.wide ?? ''} />
        </div>
      </div>
      <div className={styles.card}>
        <div className={styles.funnelBone}>
          <Skeleton active title={{ width: 160 }} paragraph={{ rows: 4, width: '100%' }} />
        </div>
      </div>
      <div className={breakdown.panels}>
        {PANELS.map((name) => (
          <div key={name} className={breakdown.panel}>
            <Skeleton active title={{ width: 120 }} paragraph={{ rows: 5, width: '100%' }} />
          </div>
        ))}
      </div>
    </div>
  );
}
