import type { PageProps } from '../../routing/AdminRoute';
import { Inbox } from './Inbox';
import { Subscribers } from './Subscribers';

/** Messages to the studio and newsletter subscribers. */
export function ContactsPage({ subPath }: PageProps) {
  return subPath === 'newsletter' ? <Subscribers /> : <Inbox />;
}
