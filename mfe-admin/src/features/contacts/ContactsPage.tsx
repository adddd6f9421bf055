import { SectionTabs } from '../../layout/SectionTabs';
import type { PageProps } from '../../routing/AdminRoute';
import { Inbox } from './Inbox';
import { Subscribers } from './Subscribers';

const MESSAGES = { label: 'Messages', href: '/admin/contacts' };
const NEWSLETTER = { label: 'Newsletter', href: '/admin/contacts/newsletter' };
const ISSUES = { label: 'Newsletter Issues', href: '/admin/newsletter' };

/** Messages to the studio and newsletter subscribers. */
export function ContactsPage({ subPath }: PageProps) {
  const isNewsletter = subPath === 'newsletter';
  const tabs = (
    <SectionTabs
      label="Contact"
      tabs={[MESSAGES, NEWSLETTER, ISSUES]}
      current={isNewsletter ? NEWSLETTER.href : MESSAGES.href}
    />
  );
  return isNewsletter ? <Subscribers tabs={tabs} /> : <Inbox tabs={tabs} />;
}
