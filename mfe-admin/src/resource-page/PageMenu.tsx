import { Button, Dropdown } from '#antd';
import { DownOutlined, MoreOutlined } from '#icons';
import { PHONE, useMediaQuery } from '../layout/useMediaQuery';
import { type RowAction, toMenuItems } from './RowMenu';

/** Actions on the whole list besides the main one; on phones, an icon beside the title. */
export function PageMenu({ actions }: { actions: readonly RowAction[] }) {
  const isPhone = useMediaQuery(PHONE);
  return (
    <Dropdown menu={{ items: toMenuItems(actions) }} trigger={['click']} placement="bottomRight" autoFocus>
      {isPhone ? (
        <Button icon={<MoreOutlined aria-hidden="true" />} aria-label="More" aria-haspopup="menu" />
      ) : (
        <Button aria-haspopup="menu">
          More <DownOutlined aria-hidden="true" />
        </Button>
      )}
    </Dropdown>
  );
}
