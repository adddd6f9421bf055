import type { ReactNode } from 'react';
import { Button, Checkbox } from '#antd';
import { formatCount } from '../numbers/numbers';
import styles from './SelectionBar.module.css';
import type { Selection } from './useSelection';

interface Props {
  selection: Omit<Selection, 'has' | 'toggle'>;
  /** How many items are shown, and of how many. */
  shown: string;
  children?: ReactNode;
}

/** Select all, the number of shown items, and content at the end of the row. */
export function SelectionBar({ selection, shown, children }: Props) {
  const { count, isAll, isSome, isEverything, offered, toggleAll, selectEverything, clear } = selection;
  return (
    <div className={styles.bar} data-has-selection={count > 0}>
      <Checkbox checked={isAll} indeterminate={isSome} onChange={toggleAll}>
        Select all
      </Checkbox>
      <span className={styles.count} role="status">
        {count > 0 ? `${formatCount(count)} selected · ${shown}` : shown}
      </span>
      {offered !== undefined && (
        <Button type="link" size="small" onClick={selectEverything}>
          {`Select all ${formatCount(offered)} matching`}
        </Button>
      )}
      {(isEverything || (isSome && count > 1)) && (
        <Button type="link" size="small" onClick={clear}>
          Clear selection
        </Button>
      )}
      <div className={styles.end}>{children}</div>
    </div>
  );
}
