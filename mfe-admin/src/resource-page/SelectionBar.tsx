import type { ReactNode } from 'react';
import { Checkbox } from '#antd';
import styles from './SelectionBar.module.css';
import type { Selection } from './useSelection';

interface Props {
  selection: Pick<Selection, 'ids' | 'isAll' | 'isSome' | 'toggleAll'>;
  /** How many items are shown, and of how many. */
  count: string;
  children?: ReactNode;
}

/** Select all, the number of shown items, and content at the end of the row. */
export function SelectionBar({ selection, count, children }: Props) {
  const { ids, isAll, isSome, toggleAll } = selection;
  return (
    <div className={styles.bar} data-has-selection={ids.length > 0}>
      <Checkbox checked={isAll} indeterminate={isSome} onChange={toggleAll}>
        Select all
      </Checkbox>
      <span className={styles.count} role="status">
        {ids.length > 0 ? `${ids.length} selected · ${count}` : count}
      </span>
      <div className={styles.end}>{children}</div>
    </div>
  );
}
