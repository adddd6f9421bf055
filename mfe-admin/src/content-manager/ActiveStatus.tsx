import { Status } from '../layout/Status';

/** Whether visitors see the item. */
export function ActiveStatus({ isActive }: { isActive: boolean }) {
  return <Status color={isActive ? 'success' : 'default'}>{isActive ? 'Active' : 'Inactive'}</Status>;
}
