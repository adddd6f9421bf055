import { Button } from '#antd';
import type { ItemDrafting } from '../drafts/ItemDrafting';
import styles from './History.module.css';

/** History and preview link of the edited item. */
export function ItemTools({ tools }: Pick<ItemDrafting, 'tools'>) {
  return (
    <div className={styles.tools}>
      {tools.map(({ label, missing, run }) => (
        <Button key={label} size="small" disabled={missing !== undefined} title={missing} onClick={run}>
          {label}
        </Button>
      ))}
    </div>
  );
}

/** The form part with these tools; none for a new item. */
export const toolsPart = (drafting: ItemDrafting | undefined) =>
  drafting === undefined
    ? []
    : [{ title: 'History', fields: [], content: <ItemTools tools={drafting.tools} />, isAside: true }];
