import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAdmin } from '../testing/anAdmin';
import { FakeServer } from '../testing/FakeServer';
import { findDialog } from '../testing/findDialog';
import { findMenuItem } from '../testing/findMenuItem';
import { renderAdmin } from '../testing/renderAdmin';
import { aService, serviceList, serviceStats } from '../testing/serviceSamples';

const AT = '2026-05-04T09:30:00.000Z';
const REVISION = {
  version: 1,
  action: 'created',
  by: { type: 'staff', id: '1', name: 'Edda Editor' },
  at: AT,
  fields: [],
  restoredVersion: null,
  isCurrent: true,
  isPublished: true,
};
const aStep = (name: string, latencyMs: number) => ({
  name,
  state: 'applied',
  at: AT,
  latencyMs,
  count: 1,
  error: null,
});
const RECEIPT = {
  sequence: 31,
  publishedAt: AT,
  isComplete: true,
  steps: [
    ...['page', 'cache', 'sitemap', 'feed', 'search'].map((name) => aStep(name, 40)),
    aStep('card', 1200),
    { ...aStep('webhooks', 90), state: 'given_up', count: 2, error: 'The address answered 410' },
  ],
};

const ok = (body: object) => ({ status: 200, body: { success: true, ...body } });

const serverWithReceipt = () =>
  new FakeServer()
    .on('GET /services', serviceList([aService({ version: 1 })]))
    .on('GET /services/stats', serviceStats)
    .on('GET /services/s1/revisions', ok({ data: [REVISION], total: 1, pagination: {} }))
    .on('GET /events/receipts/service/s1/1', ok({ data: RECEIPT }));

const openReceipt = async (role: Parameters<typeof anAdmin>[0]) => {
  await renderAdmin('/admin/services', { server: serverWithReceipt(), admin: anAdmin(role) });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Actions for Web Development' }));
  await user.click(await findMenuItem('History'));
  const dialog = within(await findDialog('History of Web Development'));
  await user.click(await dialog.findByRole('button', { name: /^Created/ }));
  return within(await dialog.findByRole('region', { name: 'Publish receipt' }));
};

describe('publish receipt', () => {
  it('PLT-4 opens from the history, and shows each effect with its latency', async () => {
    const receipt = await openReceipt('editor');
    const steps = (await receipt.findAllByRole('listitem')).map(({ textContent }) => textContent);
    expect(steps).toHaveLength(7);
    expect(steps[0]).toBe('PageDoneafter 40 ms');
    expect(steps[5]).toBe('Share cardDoneafter 1.2 s');
    expect(steps[6]).toContain('2 webhooksFailed');
    expect(steps[6]).toContain('The address answered 410');
    expect(receipt.queryByRole('link', { name: 'Show event' })).toBeNull();
  });

  it('PLT-4 links to the whole timeline for staff who may read events', async () => {
    const receipt = await openReceipt('super_admin');
    const link = await receipt.findByRole('link', { name: 'Show event' });
    expect(link.getAttribute('href')).toContain('/settings/events/log/31');
  });
});
