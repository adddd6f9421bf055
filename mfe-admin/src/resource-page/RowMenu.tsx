import { Button, Dropdown } from '#antd';
import { MoreOutlined } from '#icons';
import { chosen } from '../layout/chosen';

export interface RowAction {
  label: string;
  isDangerous?: boolean;
  /** Why the action is unavailable, such as a missing permission; it disables the entry. */
  missing?: string | undefined;
  run(): void;
}

export const toMenuItems = (actions: readonly RowAction[]) =>
  actions.map(({ label, isDangerous = false, missing, run }) => ({
    key: label,
    label,
    danger: isDangerous,
    disabled: missing !== undefined,
    ...(missing === undefined ? {} : { title: missing, extra: missing }),
    onClick: chosen(run),
  }));

/** The menu of one item. `subject` names the item for screen readers. */
export function RowMenu({ subject, actions }: { subject: string; actions: readonly RowAction[] }) {
  return (
    <Dropdown menu={{ items: toMenuItems(actions) }} trigger={['click']} placement="bottomRight" autoFocus>
      <Button type="text" icon={<MoreOutlined />} aria-label={`Actions for ${subject}`} aria-haspopup="menu" />
    </Dropdown>
  );
}
