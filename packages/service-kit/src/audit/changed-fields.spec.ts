import { describe, expect, it } from '@jest/globals';
import { changedFields, LONGEST_VALUE } from './changed-fields.js';

describe('changed fields in the audit log', () => {
  it('ASET-1 contain only what differs, with before and after', () => {
    const before = { title: 'A shop', tags: ['web'], featured: false, version: 3, updatedAt: new Date(0) };
    const after = { title: 'A market', tags: ['web', 'shop'], featured: false, version: 4, updatedAt: new Date(1) };
    expect(changedFields('projects', before, after)).toEqual([
      { field: 'title', before: 'A shop', after: 'A market' },
      { field: 'tags', before: 'web', after: 'web, shop' },
    ]);
  });

  it('follow nested fields by path and format dates as ISO 8601', () => {
    const before = { permissions: { blog: { read: true } }, publishDate: null };
    const after = {
      permissions: { blog: { read: true, write: true } },
      publishDate: new Date('2026-03-01T08:00:00Z'),
    };
    expect(changedFields('users', before, after)).toEqual([
      { field: 'publishDate', before: null, after: '2026-03-01T08:00:00.000Z' },
      { field: 'permissions.blog.write', before: null, after: true },
    ]);
  });

  it('treat an empty text and a missing one as equal', () => {
    expect(changedFields('blog', { excerpt: '' }, { excerpt: null })).toEqual([]);
  });

  it('shorten a long text around its first difference and mark both ends', () => {
    const shared = 'word '.repeat(400);
    const [change] = changedFields(
      'blog',
      { content: `${shared}old ${shared}` },
      { content: `${shared}new ${shared}` },
    );
    const [before, after] = [String(change?.before), String(change?.after)];
    expect([before.startsWith('…'), before.endsWith('…')]).toEqual([true, true]);
    expect(before).toContain('old');
    expect(after).toContain('new');
    expect(after.length).toBe(LONGEST_VALUE + 2);
  });

  it.each(['password', 'passwordHash', 'totpSecret', 'refreshToken', 'digest', 'recoveryCodes', 'mail.smtpPassword'])(
    'never contain the secret %s',
    (field) => {
      const [first = '', second] = field.split('.');
      const holding = (value: string) => ({ [first]: second === undefined ? value : { [second]: value } });
      expect(changedFields('settings', holding('one'), holding('other'))).toEqual([]);
    },
  );

  it('ACON contain the status and folder of a message, but nothing that the visitor or staff wrote', () => {
    const before = { name: 'Ada', email: 'ada@example.com', message: 'a', notes: null, status: 'new', folder: 'inbox' };
    const after = {
      name: 'Eve',
      email: 'eve@example.com',
      message: 'b',
      notes: 'rich',
      status: 'closed',
      folder: 'spam',
    };
    expect(changedFields('contact', before, after)).toEqual([
      { field: 'status', before: 'new', after: 'closed' },
      { field: 'folder', before: 'inbox', after: 'spam' },
    ]);
  });
});
