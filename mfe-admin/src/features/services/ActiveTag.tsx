import { Tag } from '#antd';

/** Whether visitors see the service. */
export function ActiveTag({ isActive }: { isActive: boolean }) {
  return <Tag color={isActive ? 'success' : 'default'}>{isActive ? 'Active' : 'Inactive'}</Tag>;
}
