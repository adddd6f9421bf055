import { Badge, Button, Dropdown } from '#antd';
import { DownOutlined } from '#icons';
import { type RowAction, toMenuItems } from './RowMenu';
import type { BulkAction, BulkTarget } from './useBulkAction';

export type BulkEntry<T> = BulkAction<T> & {
  /** The missing permission, if any; it disables the entry. */
  missing?: string | undefined;
};

const MAX_BADGE = 99_999;

interface Props<T> {
  selection: BulkTarget<T>;
  entries: readonly BulkEntry<T>[];
  /** Entries before these, which ask for more than a confirmation. */
  more?: readonly RowAction[];
  isRunning: boolean;
  onRun: (action: BulkAction<T>, target: BulkTarget<T>) => void;
}

/** A menu for the selected items with their number; hidden without a selection. */
export function BulkMenu<T>({ selection, entries, more = [], isRunning, onRun }: Props<T>) {
  if (selection.count === 0) return null;
  const asked = entries.map((action) => ({
    label: action.title,
    isDangerous: action.isDangerous ?? false,
    missing: action.missing,
    run: () => onRun(action, selection),
  }));
  const items = toMenuItems([...more, ...asked]);
  return (
    <Dropdown menu={{ items }} trigger={['click']} autoFocus>
      <Badge
        count={selection.count}
        overflowCount={MAX_BADGE}
        color="#ffb899"
        styles={{ indicator: { color: '#3b1d0d' } }}
      >
        <Button loading={isRunning} aria-haspopup="menu">
          Bulk Actions <DownOutlined aria-hidden="true" />
        </Button>
      </Badge>
    </Dropdown>
  );
}
