import { describe, expect, it } from '@jest/globals';
import { replayRequest } from './delivery.js';
import { newWebhook } from './webhook.js';

const WEBHOOK = {
  url: 'https://example.com/hook',
  description: 'Rebuilds the site',
  events: ['atelier.content.post.published.v1'],
};
const said = (fields: object) =>
  newWebhook.safeParse({ ...WEBHOOK, ...fields }).error?.issues.map(({ message }) => message) ?? [];
const withHeader = (name: string, value = 'x') => said({ headers: [{ name, value }] });

describe('webhook validation', () => {
  it('ASET-1 defaults to enabled, unordered, and without headers', () => {
    expect(newWebhook.parse(WEBHOOK)).toEqual({ ...WEBHOOK, headers: [], isEnabled: true, isOrdered: false });
  });

  it.each([
    ['', 'URL is required'],
    ['ftp://example.com', 'URL must be an https address without a user name'],
    ['https://user:word@example.com', 'URL must be an https address without a user name'],
    ['example.com/hook', 'URL must be an https address without a user name'],
  ])('ASET-1 rejects the URL %j', (url, message) => {
    expect(said({ url })).toContain(message);
  });

  it('ASET-1 requires a description and at least one known event', () => {
    expect(said({ description: ' ' })).toEqual(['Description is required']);
    expect(said({ events: [] })).toEqual(['Select at least one event']);
    expect(said({ events: ['atelier.audit.change.recorded.v1'] })).toHaveLength(1);
  });

  it.each(['Host', 'Content-Length', 'webhook-signature', 'Transfer-Encoding', 'Connection'])(
    'PLT-4 reserves the header %s for the platform',
    (name) => {
      expect(withHeader(name)).toEqual(['This header is set by the platform']);
    },
  );

  it('PLT-4 rejects a header that would break the request', () => {
    expect(withHeader('X-Key', 'a\r\nHost: evil')).toHaveLength(1);
    expect(withHeader('X Key')).toEqual(['Header name must be letters, digits and hyphens']);
    expect(withHeader('X-Key', 'abc')).toEqual([]);
  });

  it('PLT-6 allows a replay of a range or of failures, and never of everything by mistake', () => {
    expect(replayRequest.safeParse({}).success).toBe(false);
    expect(replayRequest.safeParse({ status: 'delivered' }).success).toBe(false);
    expect(replayRequest.safeParse({ status: 'failed' }).success).toBe(true);
    expect(replayRequest.safeParse({ from: '2026-05-04' }).success).toBe(true);
  });
});
