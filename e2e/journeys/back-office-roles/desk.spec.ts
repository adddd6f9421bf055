import type { Page } from '@playwright/test';
import { choose } from '../../platform/choose.ts';
import { expect } from '../../platform/journey.ts';
import { mailsTo } from '../../platform/mail-store.ts';
import { type Desk, type Outcome, row } from '../../platform/role-matrix.ts';
import { getState, type Message, receive } from './messages.ts';
import { type Call, type Section, shutOut } from './refusal.ts';
import { confirm, filters, getAddress, getOpenMenu, openBulkMenu } from './workbench.ts';

const CONTACT: Section = { label: 'Contact', path: '/admin/contacts', resource: 'contacts' };

const ANSWER = 'Thank you. Shall we talk about it on Tuesday?';
const NOTES = 'Knows the harbour board.';

const rows = (page: Page) => page.getByRole('region', { name: 'Submissions' }).locator('tbody tr');

const openInbox = async (page: Page, { email }: Message, count = 1) => {
  await page.goto(getAddress(CONTACT.path, email));
  await expect(rows(page)).toHaveCount(count);
};

const chooseFromMenu = async (page: Page, { name }: Message, entry: string) => {
  await getOpenMenu(page, name);
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
};

const refused = (calls: (message: Message) => readonly Call[]): Outcome =>
  shutOut(CONTACT, { calls: async (desk) => calls(await receive(desk)) });

row('ACON-1', {
  super_admin: {
    does: 'finds a message, filters, sorts, and turns to the cards',
    act: async (desk) => {
      const { page } = desk;
      const message = await receive(desk);
      await openInbox(page, message);
      await expect(page.getByRole('list', { name: 'Statistics' }).getByRole('listitem')).toHaveCount(5);
      await choose(page, filters(page), /^Service/, 'Web Development');
      await choose(page, filters(page), /^Priority/, 'Medium');
      await page.getByRole('button', { name: 'Contact' }).click();
      await expect(page.getByRole('columnheader', { name: 'Contact' })).toHaveAttribute('aria-sort', 'ascending');
      await expect(rows(page)).toHaveText([new RegExp(message.name)]);
      await page.getByTitle('Card view').click();
      await expect(page.getByRole('checkbox', { name: /^Select the message from/ })).toHaveCount(1);
    },
  },
  editor: refused(({ id }) => [
    { method: 'GET', path: '/contact' },
    { method: 'GET', path: `/contact/${id}` },
    { method: 'GET', path: '/contact/stats' },
  ]),
  support: {
    does: 'shows five messages a page, exports what it found, and reads anew',
    act: async (desk) => {
      const { page } = desk;
      const message = await receive(desk);
      await page.goto(`${getAddress(CONTACT.path, message.email)}&size=5`);
      await expect(page.getByText('1 of 1 submissions')).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Pages' }).getByTitle('5 / page')).toBeVisible();
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Export' }).click();
      expect((await download).suggestedFilename()).toMatch(/^contact-submissions-.+\.csv$/);
      expect((await desk.staff('DELETE', `/contact/${message.id}`)).status).toBe(200);
      await page.getByRole('button', { name: 'Refresh' }).click();
      await expect(page.getByText('No submissions found')).toBeVisible();
    },
  },
  viewer: refused(({ id }) => [
    { method: 'GET', path: '/contact?status=new' },
    { method: 'GET', path: `/contact/${id}` },
    { method: 'POST', path: '/contact/persons/export', body: { email: 'ada@example.com' }, target: '/contact/stats' },
  ]),
});

row('ACON-2', {
  super_admin: {
    does: 'reads all of a message, is held to the rules of an answer, and marks it in progress',
    act: async (desk) => {
      const { page } = desk;
      const message = await receive(desk);
      await openInbox(page, message);
      await chooseFromMenu(page, message, 'View Details');
      const details = page.getByRole('dialog', { name: 'Contact Submission Details' });
      for (const part of [message.email, 'Web Development', message.words]) await expect(details).toContainText(part);
      await details.getByRole('button', { name: 'Send Response' }).click();
      const answer = page.getByRole('dialog', { name: 'Send Response' });
      await expect(answer).toContainText(`Responding to: ${message.name} (${message.email})`);
      await answer.getByLabel('Response Message').fill('Too short');
      await answer.getByLabel('Internal Notes').fill('x'.repeat(501));
      await answer.getByRole('button', { name: 'Send Response' }).click();
      await expect(answer.getByRole('textbox', { name: /^Response Message/ })).toHaveAttribute('aria-invalid', 'true');
      await expect(answer.getByRole('textbox', { name: /^Internal Notes/ })).toHaveAttribute('aria-invalid', 'true');
      await answer.getByRole('button', { name: 'Cancel' }).click();
      const question = page.getByRole('dialog', { name: 'Close without sending?' });
      await question.getByRole('button', { name: 'Confirm' }).click();
      await chooseFromMenu(page, message, 'Mark In Progress');
      await expect(page.getByText('Status updated successfully')).toBeVisible();
      expect(await getState(desk, message)).toMatchObject({ status: 'in_progress' });
    },
  },
  editor: refused(({ id }) => [
    { method: 'PATCH', path: `/contact/${id}/status`, body: { status: 'closed' }, target: `/contact/${id}` },
    { method: 'POST', path: `/contact/${id}/response`, body: { response: ANSWER }, target: `/contact/${id}` },
  ]),
  support: {
    does: 'marks one message responded, then closes what is selected',
    act: async (desk) => {
      const { page } = desk;
      const message = await receive(desk);
      await openInbox(page, message);
      await chooseFromMenu(page, message, 'Mark Responded');
      await expect(page.getByText('Status updated successfully')).toBeVisible();
      await expect(rows(page).getByText('Responded', { exact: true })).toBeVisible();
      await openBulkMenu(page);
      await page.getByRole('menuitem', { name: 'Mark as Closed' }).click();
      await confirm(page, 'Mark as Closed', 'Are you sure you want to mark as Closed 1 selected submission?');
      await expect(page.getByText('1 submission marked as Closed successfully')).toBeVisible();
      expect(await getState(desk, message)).toMatchObject({ status: 'closed' });
    },
  },
  viewer: refused(({ id }) => [
    {
      method: 'PUT',
      path: `/contact/${id}/status`,
      body: { status: 'closed', notes: NOTES },
      target: `/contact/${id}`,
    },
    { method: 'DELETE', path: `/contact/${id}` },
  ]),
});

const answersTo = ({ dataDir }: Desk, { email }: Message) =>
  mailsTo(dataDir, email).filter((mail) => mail.includes('Shall we talk about it on Tuesday?'));

const answersByHand = async (desk: Desk) => {
  const { page } = desk;
  const message = await receive(desk);
  await openInbox(page, message);
  await chooseFromMenu(page, message, 'Send Response');
  const answer = page.getByRole('dialog', { name: 'Send Response' });
  await answer.getByLabel('Response Message').fill(ANSWER);
  await answer.getByLabel('Internal Notes').fill(NOTES);
  await answer.getByRole('button', { name: 'Send Response' }).click();
  await expect(page.getByText('Response sent successfully')).toBeVisible();
  await expect.poll(() => answersTo(desk, message)).toHaveLength(1);
  expect(mailsTo(desk.dataDir, message.email).join()).not.toContain(NOTES);
  expect(await getState(desk, message)).toMatchObject({ status: 'responded' });
};

const sendsNothing: Outcome = {
  does: 'is denied the messages, and what it tries to answer reaches nobody',
  act: async (desk) => {
    const message = await receive(desk);
    const body = { response: ANSWER, notes: NOTES };
    const path = `/contact/${message.id}/response`;
    const target = `/contact/${message.id}/responses`;
    await shutOut(CONTACT, { calls: async () => [{ method: 'POST', path, body, target }] }).act(desk);
    expect(answersTo(desk, message)).toEqual([]);
  },
};

row('ACON-3', {
  super_admin: { does: 'answers, and the customer reads the answer without the notes', act: answersByHand },
  editor: sendsNothing,
  support: { does: 'answers, and the customer reads the answer without the notes', act: answersByHand },
  viewer: sendsNothing,
});
