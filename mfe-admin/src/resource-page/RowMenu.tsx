import { Button, Dropdown } from '#antd';
import { MoreOutlined } from '#icons';

export interface RowAction {
  label: string;
  isDangerous?: boolean;
  run(): void;
}

/** What can be done with one thing. `subject` names it for who cannot see where the button stands. */
export function RowMenu({ subject, actions }: { subject: string; actions: readonly RowAction[] }) {
  const items = actions.map(({ label, isDangerous = false, run }) => ({
    key: label,
    label,
    danger: isDangerous,
    onClick: run,
  }));
  return (
    <Dropdown menu={{ items }} trigger={['click']} placement="bottomRight" autoFocus>
      <Button type="text" icon={<MoreOutlined />} aria-label={`Actions for ${subject}`} aria-haspopup="menu" />
    </Dropdown>
  );
}
