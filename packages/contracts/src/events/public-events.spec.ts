import { describe, expect, it } from '@jest/globals';
import { eventExample } from '../documents/event-example.js';
import { webhookEventLabel } from '../webhooks/webhook-events.js';
import { EVENT_CATALOG } from './catalog.js';
import { PUBLIC_EVENT_TYPES, publicData, toPublicBody } from './public-events.js';

const TIME = '2026-05-04T09:30:00.000Z';

describe('public events', () => {
  it('PLT-4 are every change of content, messages, and newsletter in the event catalog, and nothing else', () => {
    const isPublic = /^atelier\.(content\.(post|project|service|member|page)|contacts\.(submission|newsletter))\./;
    const expected = EVENT_CATALOG.map(({ type }) => type).filter((type) => isPublic.test(type));
    expect([...PUBLIC_EVENT_TYPES].sort()).toEqual(expected.sort());
  });

  it('PLT-4 have plain names', () => {
    expect(webhookEventLabel('atelier.content.member.published.v1')).toBe('Team member published');
    expect(webhookEventLabel('atelier.contacts.submission.status_changed.v1')).toBe('Message status changed');
  });

  it('PLT-4 carry identifiers and states, and never text or names', () => {
    const data = { id: 'p1', slug: 'first', title: 'First', text: 'Secret plans', author: 'Ada Lovelace', version: 2 };
    const body = toPublicBody({ type: 'atelier.content.post.published.v1', time: TIME, data });
    expect(body).toEqual({
      type: 'atelier.content.post.published.v1',
      timestamp: TIME,
      data: { id: 'p1', slug: 'first', version: 2 },
    });
  });

  it.each(EVENT_CATALOG.filter(({ type }) => PUBLIC_EVENT_TYPES.includes(type)))(
    'PLT-4 contain at most identifiers and states for $type',
    (definition) => {
      const allowed = Object.keys(publicData.shape);
      const told = Object.keys(toPublicBody(eventExample(definition)).data);
      expect(told.filter((name) => !allowed.includes(name))).toEqual([]);
    },
  );

  it('PLT-4 omit the slug of a team member, which is derived from the name', () => {
    const data = { id: 'm1', slug: 'ada-lovelace', isPublic: false };
    const body = toPublicBody({ type: 'atelier.content.member.created.v1', time: TIME, data });
    expect(body.data).toEqual({ id: 'm1', isPublic: false });
  });
});
