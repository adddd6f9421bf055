import { Button, Dropdown } from '#antd';
import { MoreOutlined } from '#icons';
import { chosen } from '../layout/chosen';

export interface RowAction {
  label: string;
  isDangerous?: boolean;
  /** Says why this cannot be done, such as which permission is missing; the entry is disabled then. */
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

/** What can be done with one thing. `subject` names it for who cannot see where the button stands. */
export function RowMenu({ subject, actions }: { subject: string; actions: readonly RowAction[] }) {
  return (
    <Dropdown menu={{ items: toMenuItems(actions) }} trigger={['click']} placement="bottomRight" autoFocus>
      <Button type="text" icon={<MoreOutlined />} aria-label={`Actions for ${subject}`} aria-haspopup="menu" />
    </Dropdown>
  );
}
