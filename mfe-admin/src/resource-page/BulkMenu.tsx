import { Badge, Button, Dropdown } from '#antd';
import { DownOutlined } from '#icons';
import { chosen } from '../layout/chosen';
import type { BulkAction, BulkTarget } from './useBulkAction';

export type BulkEntry<T> = BulkAction<T> & {
  /** The missing permission, if any; it disables the entry. */
  missing?: string | undefined;
};

const MAX_BADGE = 99_999;

interface Props<T> {
  selection: BulkTarget<T>;
  entries: readonly BulkEntry<T>[];
  isRunning: boolean;
  onRun: (action: BulkAction<T>, target: BulkTarget<T>) => void;
}

/** A menu for the selected items with their number; hidden without a selection. */
export function BulkMenu<T>({ selection, entries, isRunning, onRun }: Props<T>) {
  if (selection.count === 0) return null;
  const items = entries.map((action) => ({
    key: action.title,
    label: action.title,
    danger: action.isDangerous ?? false,
    disabled: action.missing !== undefined,
    ...(action.missing === undefined ? {} : { title: action.missing, extra: action.missing }),
    onClick: chosen(() => onRun(action, selection)),
  }));
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
