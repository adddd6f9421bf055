import { Tag } from '#antd';
import styles from './Analytics.module.css';
import type { AnalyticsState } from './analyticsState';

interface Props {
  state: AnalyticsState;
  onClear: () => void;
}

/** The active filters, and which figures they do not affect. */
export function FilterNote({ state: { path, source }, onClear }: Props) {
  const filter = path === '' ? source : path;
  if (filter === '') return null;
  return (
    <p className={styles.filter}>
      <Tag closable={{ 'aria-label': 'Show all' }} onClose={onClear}>
        {path === '' ? 'Source' : 'Page'}: {filter}
      </Tag>
      The headline and chart show only this, by day. The tables below cover the whole site.
    </p>
  );
}
