import { type ContactMessage, messageOfForm } from '@atelier/contracts/contacts/contact-message';
import { getProof } from '@atelier/contracts/contacts/get-proof';
import type { ServerApi } from '@atelier/web-kit/platform/RemoteApp';
import type { FormOutcome } from '../../../routing/Page';
import { FAILED_TEXT, SENT_TITLE } from '../texts';
import { messageIssues } from './messageIssues';
import { messageValues } from './messageValues';

const UNAVAILABLE = 503;

/** Without scripts, attempts cannot be remembered, so the same content counts as the same message. */
const getKey = async (message: ContactMessage): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(message)));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
};

/** Handles a plain form submission with the same rules and the same call; the fields keep their values. */
export const submitMessage = async (form: Readonly<Record<string, string>>, api: ServerApi): Promise<FormOutcome> => {
  const values = messageValues(form);
  const issues = messageIssues(values);
  if (Object.keys(issues).length > 0)
    return { status: 400, message: 'Please check the form.', issues, values: { ...values } };
  const message = messageOfForm(values, values.subject);
  const headers = { 'idempotency-key': await getKey(message) };
  const body = { ...message, ...getProof(form) };
  const answer = await api('/contact', { method: 'POST', body, headers }).catch(() => ({
    status: UNAVAILABLE,
  }));
  if (answer.status >= 400) return { status: answer.status, message: FAILED_TEXT, issues: {}, values: { ...values } };
  return { status: 200, message: SENT_TITLE, issues: {}, values: {}, location: '/contact?sent=yes#message-form' };
};
