import { type EventData, type Role, weekSummarized } from '@atelier/contracts';
import { anEvent, eventually, publishEvent } from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type AuthUnderTest, aMember, startAuthUnderTest } from '../testing/auth-under-test.js';

type Summary = EventData<typeof weekSummarized>;

const figure = (value: number, before: number, change: number | null) => ({ value, before, change });

const aSummary = (from: string, to: string, fields: Partial<Summary> = {}): Summary => ({
  from,
  to,
  timeZone: 'America/New_York',
  visits: figure(1200, 1000, 0.2),
  visitors: figure(900, 900, 0),
  pageViews: figure(3000, 4000, -0.25),
  messages: figure(4, 0, null),
  pages: [{ path: '/', views: 800 }],
  sources: [{ name: 'Direct', visits: 600 }],
  articles: [{ path: '/blog/small-releases', title: 'Small releases', views: 120 }],
  ...fields,
});

describe('weekly summary mails', () => {
  const person = (name: string, role: Role = 'viewer') =>
    aMember({ email: `${name}@atelier.test`, firstName: name, role });
  const reader = person('reader');
  const other = person('other');
  const root = person('root', 'super_admin');
  const support = person('support', 'support');
  const members = [reader, other, root, support];
  let auth: AuthUnderTest;

  beforeAll(async () => {
    auth = await startAuthUnderTest(members, { ATELIER_PUBLIC_URL: 'https://studio.example' });
    for (const member of members) await turn(member, true);
    await turn(other, false);
  });
  afterAll(() => auth.stop());

  const turn = async (member: typeof reader, weeklySummary: boolean) => {
    const { token } = await auth.signIn(member);
    const { status, body } = await auth.call('PUT', '/auth/preferences', { token, body: { weeklySummary } });
    expect([status, body.data?.weeklySummary]).toEqual([200, weeklySummary]);
  };
  const getMails = async ({ email }: typeof reader, span: string) =>
    (await auth.mailsTo(email, 'Weekly summary of')).filter((mail) => mail.includes(span));
  /** The summary is delivered once the mail to the administrator, who gets every one, is there. */
  const publish = async (summary: Summary, span: string) => {
    await publishEvent(anEvent(weekSummarized, summary));
    await eventually(async () => expect((await getMails(root, span)).length).toBeGreaterThan(0));
  };
  const countQueued = (from: string) =>
    auth.inspect((database) => database.collection('mails').countDocuments({ causedBy: new RegExp(`^${from}-`) }));

  it('AANA-1 PLT-4 are sent only to active staff who turned them on and may read the report', async () => {
    const span = 'Jan 2, 2040 to Jan 8, 2040';
    await publish(aSummary('2040-01-02', '2040-01-08'), span);
    await eventually(async () => expect(await getMails(reader, span)).toHaveLength(1));
    expect(await countQueued('2040-01-02')).toBe(2);
    for (const nobody of [other, support]) expect(await getMails(nobody, span)).toEqual([]);
  });

  it('AANA-1 contain the figures with their change and links to the report and the setting, as text and HTML', async () => {
    const span = 'Jan 9, 2040 to Jan 15, 2040';
    await publish(aSummary('2040-01-09', '2040-01-15'), span);
    const [mail = ''] = await getMails(root, span);
    for (const text of [
      'Hello root,',
      'Visitors: 900, about the same',
      'Visits: 1,200, 20% more',
      'Page views: 3,000, 25% less',
      'Messages: 4, was 0',
      '/: 800',
      'Direct: 600',
      'Small releases: 120',
      'Open the report: https://studio.example/admin/analytics?period=custom&from=2040-01-09&to=2040-01-15',
      'Turn it off in your profile: https://studio.example/admin/profile',
      '<h2',
      '>Open the report</a>',
    ])
      expect(mail).toContain(text);
  });

  it('AANA-1 PLT-5 are queued once per person and week, even if the event is repeated or another covers the week', async () => {
    const span = 'Jan 16, 2040 to Jan 22, 2040';
    const summary = aSummary('2040-01-16', '2040-01-22');
    const event = anEvent(weekSummarized, summary);
    await Promise.all([publishEvent(event), publishEvent(event)]);
    await publish(summary, span);
    await auth.restart();
    const isApplied = (database: Parameters<Parameters<typeof auth.inspect>[0]>[0]) =>
      database.collection('inbox').countDocuments({ type: weekSummarized.type });
    const before = await auth.inspect(isApplied);
    await publishEvent(anEvent(weekSummarized, summary));
    await eventually(async () => expect(await auth.inspect(isApplied)).toBe(before + 1));
    expect(await countQueued('2040-01-16')).toBe(2);
    expect(await getMails(root, span)).toHaveLength(1);
  });

  it('AANA-1 AUTH-3 stop if the permission, the account, or the subscription ends', async () => {
    const span = 'Jan 23, 2040 to Jan 29, 2040';
    await auth.record(reader.email, { permissions: { blog: { read: true } } });
    await publish(aSummary('2040-01-23', '2040-01-29'), span);
    expect(await countQueued('2040-01-23')).toBe(1);
    await auth.record(reader.email, { permissions: { analytics: { read: true } }, suspended: true });
    await publish(aSummary('2040-01-30', '2040-02-05'), 'Jan 30, 2040 to Feb 5, 2040');
    expect(await countQueued('2040-01-30')).toBe(1);
    await auth.record(reader.email, { suspended: false });
    await turn(reader, false);
    await publish(aSummary('2040-02-06', '2040-02-12'), 'Feb 6, 2040 to Feb 12, 2040');
    expect(await countQueued('2040-02-06')).toBe(1);
  });

  it('AANA-1 are not sent for a week long past', async () => {
    await publishEvent(anEvent(weekSummarized, aSummary('2026-01-05', '2026-01-11')));
    await publish(aSummary('2040-02-13', '2040-02-19'), 'Feb 13, 2040 to Feb 19, 2040');
    expect(await countQueued('2026-01-05')).toBe(0);
  });
});
