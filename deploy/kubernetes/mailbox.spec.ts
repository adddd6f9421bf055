import { describe, expect, it } from '@jest/globals';
import { productionWith } from './production-with.ts';

describe('a mailbox for customers’ answers', () => {
  const objects = productionWith('mailbox');

  it('PLT-8 is configured only for contacts, from a Secret', () => {
    const told = objects.filter((object) => JSON.stringify(object).includes('INBOX_IMAP_URL'));
    expect(told).toMatchObject([{ kind: 'Deployment', metadata: { name: 'contacts' } }]);
    const reference = { secretKeyRef: { name: 'mailbox', key: 'INBOX_IMAP_URL' } };
    expect(JSON.stringify(told)).toContain(JSON.stringify(reference));
  });

  it('PLT-8 is reachable through a dedicated policy', () => {
    const policy = objects.find(({ metadata }) => metadata.name === 'to-mailbox');
    expect(policy).toMatchObject({
      spec: { podSelector: { matchLabels: { 'reaches-mailbox': 'true' } }, egress: [{}] },
    });
  });
});
