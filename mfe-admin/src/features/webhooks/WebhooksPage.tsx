import type { PageProps } from '../../routing/AdminRoute';
import { DeliveriesSection } from './DeliveriesSection';
import { EventSubscribersSection } from './subscribers/EventSubscribersSection';
import { WebhooksSection } from './WebhooksSection';

/** Both ways to tell other systems of events, or the deliveries of the webhook in the address. */
export function WebhooksPage({ subPath }: PageProps) {
  if (/^[0-9a-f]{24}$/.test(subPath)) return <DeliveriesSection id={subPath} />;
  return (
    <>
      <WebhooksSection subPath={subPath} />
      <EventSubscribersSection />
    </>
  );
}
