import type { SubmissionFollowUp } from '@atelier/contracts';
import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAdmin } from '../../testing/anAdmin';
import { FakeServer } from '../../testing/FakeServer';
import { findDialog } from '../../testing/findDialog';
import { renderAdmin } from '../../testing/renderAdmin';
import { aSubmission, submissionList, submissionStats } from '../../testing/samples';

const MESSAGE = aSubmission();

const aFollowUp = (changes: Partial<SubmissionFollowUp> = {}): SubmissionFollowUp => ({
  id: 'f1',
  sender: { name: 'Grace H.', address: MESSAGE.email.toUpperCase() },
  text: 'Tuesday is fine.\nAt ten?',
  is_shortened: false,
  attachments: [],
  created_at: '2026-05-04T11:00:00.000Z',
  ...changes,
});

const aResponse = (id: string, response: string, at: string) => ({
  id,
  response,
  notes: null,
  responded_by: 'Ada Lovelace',
  created_at: at,
});

const openMessage = async (followUps: SubmissionFollowUp[]) => {
  const responses = [
    aResponse('r1', 'We can start in June.', '2026-05-04T10:00:00.000Z'),
    aResponse('r2', 'See you then.', '2026-05-04T12:00:00.000Z'),
  ];
  const server = new FakeServer()
    .on('GET /contact', submissionList([MESSAGE]))
    .on('GET /contact/stats', submissionStats)
    .on('GET /contact/a1/responses', { status: 200, body: { success: true, data: responses } })
    .on('GET /contact/a1/follow-ups', { status: 200, body: { success: true, data: followUps } });
  await renderAdmin('/admin/contacts', { server, admin: anAdmin('support') });
  await userEvent.setup().click(await screen.findByRole('button', { name: /^A compiler for us/ }));
  return within(await findDialog('Contact Submission Details'));
};

describe('customer email replies in a message thread', () => {
  it('ACON-2 appear between the responses by time, with sender and date', async () => {
    const dialog = await openMessage([aFollowUp()]);
    await dialog.findByText(/^Tuesday is fine\./);
    const texts = dialog.getAllByRole('article').map(({ textContent }) => textContent);
    expect(texts).toEqual([
      expect.stringMatching(/^Grace Hopper, /),
      expect.stringMatching(/^Ada Lovelace, .*We can start in June\.$/),
      expect.stringMatching(/^Grace H\., by email, May 4, 2026.*Tuesday is fine\.\nAt ten\?$/s),
      expect.stringMatching(/^Ada Lovelace, .*See you then\.$/),
    ]);
  });

  it('ACON-2 are rendered as text, whatever they contain', async () => {
    const text = '<img src=x onerror="alert(1)"> <b>bold</b>';
    const dialog = await openMessage([aFollowUp({ text })]);
    const article = (await dialog.findByText(text)).closest('article');
    expect(article?.querySelector('img, b')).toBeNull();
  });

  it('ACON-2 show a different sender by address, and report what was not imported', async () => {
    const dialog = await openMessage([
      aFollowUp({ sender: { name: 'Bob', address: 'bob@example.com' }, attachments: ['a.pdf', 'b.png'] }),
      aFollowUp({ id: 'f2', text: '', is_shortened: true, attachments: ['c.pdf'] }),
    ]);
    await dialog.findByText(/^Bob <bob@example\.com>, by email, /);
    expect(dialog.getByText('2 attachments were not imported: a.pdf, b.png')).toBeTruthy();
    expect(dialog.getByText('1 attachment was not imported: c.pdf')).toBeTruthy();
    expect(dialog.getByText('This email has no text.')).toBeTruthy();
    expect(dialog.getByText('This email was too long. The rest of it is in the mailbox.')).toBeTruthy();
  });
});
