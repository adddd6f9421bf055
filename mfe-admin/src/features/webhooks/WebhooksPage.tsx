import type { PageProps } from '../../routing/AdminRoute';
import { DeliveriesSection } from './DeliveriesSection';
import { WebhooksSection } from './WebhooksSection';

/** The list of webhooks, or the deliveries of the one in the address. */
export function WebhooksPage({ subPath }: PageProps) {
  return /^[0-9a-f]{24}$/.test(subPath) ? <DeliveriesSection id={subPath} /> : <WebhooksSection subPath={subPath} />;
}
