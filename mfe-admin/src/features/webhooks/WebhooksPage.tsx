import type { PageProps } from '../../routing/AdminRoute';
import { DeliveriesSection } from './DeliveriesSection';
import { WebhooksSection } from './WebhooksSection';

/** The list, and at the address of one webhook its deliveries. */
export function WebhooksPage({ subPath }: PageProps) {
  return /^[0-9a-f]{24}$/.test(subPath) ? <DeliveriesSection id={subPath} /> : <WebhooksSection subPath={subPath} />;
}
