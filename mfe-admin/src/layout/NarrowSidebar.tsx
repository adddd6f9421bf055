import { Drawer } from '#antd';
import { Sidebar } from './Sidebar';
import { SIDEBAR_WIDTH_PX } from './sidebarWidth';
import { useScrollLock } from './useScrollLock';

interface Props {
  isOpen: boolean;
  currentPath: string;
  onClose: () => void;
}

/** The sidebar of narrow screens, which loads when it is first opened. */
export function NarrowSidebar({ isOpen, currentPath, onClose }: Props) {
  useScrollLock(isOpen);
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      placement="left"
      size={SIDEBAR_WIDTH_PX}
      title="Navigation"
      styles={{ body: { padding: 0 } }}
    >
      <Sidebar currentPath={currentPath} />
    </Drawer>
  );
}
