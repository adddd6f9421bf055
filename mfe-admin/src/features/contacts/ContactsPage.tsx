import type { PageProps } from '../../routing/AdminRoute';
import { Inbox } from './Inbox';
import { Subscribers } from './Subscribers';

/** Whoever wrote to the studio, and whoever wants to hear of it. */
export function ContactsPage({ subPath }: PageProps) {
  return subPath === 'newsletter' ? <Subscribers /> : <Inbox />;
}
