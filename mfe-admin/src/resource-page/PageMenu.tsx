import { Button, Dropdown } from '#antd';
import { DownOutlined } from '#icons';
import { type RowAction, toMenuItems } from './RowMenu';

/** Actions on the whole list besides the main one. */
export function PageMenu({ actions }: { actions: readonly RowAction[] }) {
  return (
    <Dropdown menu={{ items: toMenuItems(actions) }} trigger={['click']} placement="bottomRight" autoFocus>
      <Button aria-haspopup="menu">
        More <DownOutlined aria-hidden="true" />
      </Button>
    </Dropdown>
  );
}
