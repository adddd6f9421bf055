import { DEFAULT_BRAND, DEFAULT_STUDIO, OPERATIONS, type StudioSettings, studioUpdated } from '@atelier/contracts';
import { inspectDatabase } from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ContentUnderTest, startContentAlone } from '../../test/content-under-test.js';
import { prepareSetup } from '../prepare-setup.js';
import { StudioAnnouncement } from './studio-announcement.js';

const NAME = `Studio ${Date.now()}`;

describe('studio settings', () => {
  let content: ContentUnderTest;

  beforeAll(async () => {
    content = await startContentAlone({ STUDIO_NAME: NAME });
  });
  afterAll(() => content.stop());

  const put = (body: object, version?: number) =>
    content.call('PUT', '/studio/settings', {
      as: 'super_admin',
      body,
      ...(version === undefined ? {} : { headers: { 'if-match': `"${version}"` } }),
    });
  const toldEvents = () =>
    inspectDatabase(content.env.MONGODB_DATABASE, (database) =>
      database.collection('outbox').find({ 'event.type': studioUpdated.type }).sort({ _id: 1 }).toArray(),
    );
  const settings = async () => (await content.call('GET', '/studio/settings', { as: 'super_admin' })).body.data;

  it('ASET-1 default to the startup settings until staff change them', async () => {
    const { body } = await content.call('GET', '/studio');
    expect(body.data).toEqual({ ...DEFAULT_STUDIO, details: { ...DEFAULT_STUDIO.details, name: NAME } });
    expect(await settings()).toMatchObject({ setup: 'sample', version: 0, updatedAt: null, updatedBy: null });
  });

  it('ASET-1 keep fields that are not sent, and publish the change', async () => {
    const footer = { ...DEFAULT_STUDIO.footer, legalLine: 'All rights reserved' };
    const saved = await put({ details: { phone: '+49 30 1234' }, footer }, 0);
    expect(saved).toMatchObject({
      status: 200,
      body: { message: 'Settings saved successfully', data: { version: 1, updatedBy: 'Test Person' } },
    });
    expect((await content.call('GET', '/studio')).body.data).toMatchObject({
      details: { phone: '+49 30 1234', name: NAME },
      footer: { legalLine: 'All rights reserved', columns: DEFAULT_STUDIO.footer.columns },
    });
    const [told] = await toldEvents();
    expect(told?.event.data).toMatchObject({
      version: 1,
      details: { phone: '+49 30 1234' },
      mail: { isAcknowledging: true },
    });
  });

  it('AFILE-1 publish the files that they show or link to', async () => {
    const { footer, seo } = (await settings()) as unknown as StudioSettings;
    const legalLinks = [{ label: 'Terms', href: '/media/library/terms.pdf' }];
    await put({ footer: { ...footer, legalLinks }, seo: { shareImage: '/media/library/share.jpg' } });
    const told = await toldEvents();
    expect(told.at(-1)?.event.data.media).toEqual(['/media/library/share.jpg', '/media/library/terms.pdf']);
    await put({ footer, seo });
  });

  it('are published again by one process if an earlier version published them last', async () => {
    const announcement = content.service.application.get(StudioAnnouncement);
    const count = (await toldEvents()).length;
    await announcement.republish();
    expect(await toldEvents()).toHaveLength(count);
    await inspectDatabase(content.env.MONGODB_DATABASE, (database) =>
      database.collection('studio').updateOne({}, { $unset: { told: '' } }),
    );
    await Promise.all([announcement.republish(), announcement.republish()]);
    await announcement.republish();
    expect(await toldEvents()).toHaveLength(count + 1);
    expect((await toldEvents()).at(-1)?.event.data.version).toBe((await settings())?.version);
  });

  it('ASET-1 CON-1 from a version without holidays have none, instead of those of the sample studio', async () => {
    const holidays = [{ name: 'Founders’ Day', date: 'May 5' }];
    await put({ details: { holidays } });
    expect(await settings()).toMatchObject({ details: { holidays } });
    await inspectDatabase(content.env.MONGODB_DATABASE, (database) =>
      database.collection('studio').updateOne({}, { $unset: { 'settings.details.holidays': 1 } }),
    );
    expect(await settings()).toMatchObject({ details: { name: NAME, holidays: [] } });
    await put({ details: { holidays } });
  });

  it('show visitors the visible navigation only, and no mail settings', async () => {
    await put({
      navigation: [
        { label: 'Work', href: '/projects', isVisible: true },
        { label: 'Shop', href: 'https://shop.example/', isVisible: true },
        { label: 'Team', href: '/team', isVisible: false },
      ],
    });
    const { data } = (await content.call('GET', '/studio')).body;
    expect(data?.navigation).toEqual([
      { label: 'Work', href: '/projects' },
      { label: 'Shop', href: 'https://shop.example/' },
    ]);
    expect(Object.keys(data ?? {})).not.toEqual(expect.arrayContaining(['mail']));
    expect((await settings())?.navigation).toHaveLength(3);
  });

  it('ASET-1 store the brand with readable colors, and publish it', async () => {
    const brand = { ...DEFAULT_BRAND, accent: '#2f55d4', surface: '#f6f8fd', corners: 'soft' };
    expect((await put({ brand })).status).toBe(200);
    expect((await content.call('GET', '/studio')).body.data).toMatchObject({ brand });
    expect((await toldEvents()).at(-1)?.event.data).toMatchObject({ brand });
    expect(await put({ brand: { ...brand, accent: '#ffd84d' } })).toMatchObject({
      status: 400,
      body: {
        errors: [{ field: 'brand.accent', message: expect.stringMatching(/contrast of 1\.\d:1 and needs 3:1/) }],
      },
    });
    await put({ brand: DEFAULT_BRAND });
  });

  it('PLT-7 leave an installation in use unchanged, whatever its startup requests', async () => {
    const before = await settings();
    expect(await prepareSetup(content.env, { isBlank: true })).toBe('sample');
    expect(await settings()).toEqual(before);
  });

  it('name who made the newer version, including on the very first change', async () => {
    const { version } = (await settings()) as { version: number };
    await put({ timeZone: 'Europe/Berlin' }, version);
    expect(await put({ timeZone: 'Asia/Tokyo' }, version)).toMatchObject({
      status: 409,
      body: { data: { version: version + 1, updated_by: 'Test Person' } },
    });
    expect(await settings()).toMatchObject({ timeZone: 'Europe/Berlin' });
  });

  it('lose nothing when several people change different settings at once', async () => {
    const { version } = (await settings()) as { version: number };
    const answers = await Promise.all([
      put({ details: { tagline: 'Together' } }),
      put({ seo: { titleSuffix: 'Suffix' } }),
      put({ figures: { members: 7 } }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await settings()).toMatchObject({
      version: version + 3,
      details: { tagline: 'Together' },
      seo: { titleSuffix: 'Suffix' },
      figures: { members: 7 },
    });
  });

  it('create no version if nothing changes', async () => {
    const { version } = (await settings()) as { version: number };
    await put({ details: { tagline: 'Together' } });
    expect((await settings())?.version).toBe(version);
  });

  it.each([
    [
      { details: { email: 'nobody' } },
      'details.email',
      'Email must be an e-mail address, such as hello@studio.example',
    ],
    [{ details: { name: ' ' } }, 'details.name', 'Studio name is required'],
    [
      { details: { phone: 'call us' } },
      'details.phone',
      'Phone may only contain digits, spaces, + ( ) . and -, such as +1 (212) 555-0142',
    ],
    [{ details: { founded: 1700 } }, 'details.founded', 'Founded must be a whole number from 1800 to 2100'],
    [
      { navigation: [{ label: 'Bad', href: 'javascript:alert(1)', isVisible: true }] },
      'navigation.0.href',
      'Link address must be a path such as /about or an address such as https://example.com',
    ],
    [
      { social: [{ name: 'X', url: '//evil.example' }] },
      'social.0.url',
      'Profile address must be an address such as https://example.com',
    ],
    [
      { figures: { satisfactionPercent: 101 } },
      'figures.satisfactionPercent',
      'Client satisfaction must be a whole number from 0 to 100',
    ],
    [{ seo: { description: '' } }, 'seo.description', 'Description is required'],
    [
      { mail: { senderAddress: 'me' } },
      'mail.senderAddress',
      'Sender address must be an e-mail address, such as hello@studio.example',
    ],
    [{ timeZone: 'Moon/Base' }, 'timeZone', 'Time zone must be an IANA name, such as Europe/Berlin'],
    [{ timeZone: '+02:00' }, 'timeZone', 'Time zone must be an IANA name, such as Europe/Berlin'],
    [
      { contacts: { retentionMonths: -1 } },
      'contacts.retentionMonths',
      'Months until messages are erased must be a whole number from 0 to 120',
    ],
    [{ color: 'red' }, 'color', "Unknown field 'color'"],
  ])('reject %j with a reason', async (body, field, message) => {
    expect(await put(body)).toMatchObject({ status: 400, body: { errors: [{ field, message }] } });
  });

  const TYPEFACE = {
    address: '/media/library/harbor.woff2',
    name: 'Harbor Sans',
    ascent: 0.93,
    descent: 0.27,
    lineGap: 0,
    letterWidth: 0.5,
    minWeight: 400,
    maxWeight: 800,
  };

  it('ASET-1 keep each brand, including typefaces, so that staff can restore it', async () => {
    const own = { ...DEFAULT_BRAND, accent: '#2f55d4', surface: '#f6f8fd', displayTypeface: TYPEFACE };
    expect((await put({ brand: own })).status).toBe(200);
    expect((await put({ brand: { ...own, displayTypeface: null } })).status).toBe(200);
    const revisions = async () =>
      (await content.call('GET', '/studio/brand/revisions', { as: 'super_admin' })).body.data as unknown as {
        version: number;
        by: string | null;
        brand: object;
      }[];
    const [, earlier] = await revisions();
    expect(earlier).toMatchObject({ by: 'Test Person', brand: own });
    expect((await put({ brand: earlier?.brand })).status).toBe(200);
    const [current] = await revisions();
    expect(current).toMatchObject({ version: (await settings())?.version, brand: own });
    expect((await content.call('GET', '/studio')).body.data).toMatchObject({ brand: own });
    expect((await toldEvents()).at(-1)?.event.data).toMatchObject({
      media: expect.arrayContaining([TYPEFACE.address]),
    });
    expect((await content.call('GET', '/studio/brand/revisions', { as: 'editor' })).status).toBe(403);
  });

  it.each([
    [
      { address: 'https://elsewhere.example/a.woff2' },
      'address',
      'Uploaded display typeface must be a WOFF2 file of the media library',
    ],
    [
      { address: '/media/a.woff2");}body{}' },
      'address',
      'Uploaded display typeface must be a WOFF2 file of the media library',
    ],
    [{ name: '' }, 'name', 'Uploaded display typeface needs a name'],
    [{ letterWidth: 0 }, 'letterWidth', 'Letter width must be at least 0.1'],
  ])('ASET-1 reject a typeface with %j', async (wrong, field, message) => {
    const brand = { ...DEFAULT_BRAND, displayTypeface: { ...TYPEFACE, ...wrong } };
    const { status, body } = await put({ brand });
    expect([status, body.errors]).toEqual([
      400,
      [expect.objectContaining({ field: `brand.displayTypeface.${field}`, message })],
    ]);
  });

  it('API-PRJ HOME-1 state the satisfaction that the statistics of projects return', async () => {
    const retention = async () => (await content.call('GET', '/projects/stats')).body.data?.clientRetention;
    const figures = (await content.call('GET', '/studio')).body.data?.figures;
    expect(figures).toMatchObject({ satisfactionPercent: await retention() });
    await put({ figures: { satisfactionPercent: 71 } });
    expect(await retention()).toBe(71);
  });

  it('ASET-1 require permission for settings', async () => {
    expect((await content.call('GET', '/studio/settings')).status).toBe(401);
    expect((await content.call('GET', '/studio/settings', { as: 'editor' })).status).toBe(403);
    expect((await content.call('PUT', '/studio/settings', { as: 'viewer', body: {} })).status).toBe(403);
    expect(OPERATIONS['GET /studio'].access).toBe('everyone');
  });
});
