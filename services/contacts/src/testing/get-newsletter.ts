import { eventually } from '@atelier/test-kit';
import { expect } from '@jest/globals';
import type { ContactsUnderTest } from './contacts-under-test.js';

/** Actions of newsletter readers, and the staff's view of them. */
export const getNewsletter = (contacts: ContactsUnderTest) => {
  const subscribe = (email: string) => contacts.call('POST', '/contact/newsletter', { body: { email } });
  const confirm = (token: string) => contacts.call('POST', '/contact/newsletter/confirm', { body: { token } });
  const unsubscribe = (token: string) => contacts.call('POST', '/contact/newsletter/unsubscribe', { body: { token } });
  const list = async (query: string) => {
    const { body } = await contacts.call('GET', `/contact/newsletter?${query}`, { as: 'support' });
    return body as typeof body & { subscribers: { id: string; email: string; status: string; quarantined: boolean }[] };
  };
  const subscriber = async (email: string) => {
    const found = (await list(`search=${encodeURIComponent(email)}`)).subscribers.find((one) => one.email === email);
    if (found === undefined) throw new Error(`${email} does not subscribe.`);
    return found;
  };
  const mailsTo = async (email: string) => (await contacts.mails()).filter((mail) => mail.includes(`To: ${email}`));
  const mailTo = (email: string, subject: string) =>
    eventually(async () => {
      const mail = (await mailsTo(email)).find((text) => text.includes(`Subject: ${subject}`));
      if (mail === undefined) throw new Error('The mail is not there yet.');
      return mail;
    });
  const confirmationMail = (email: string) => mailTo(email, 'Please confirm your subscription');
  const tokenIn = (mail: string, path: string) =>
    new RegExp(`http://studio\\.test${path}\\?token=([\\w-]+)`).exec(mail)?.[1] ?? '';
  const getConfirmToken = async (email: string) => tokenIn(await confirmationMail(email), '/newsletter/confirm');
  const subscribed = async (email: string) => {
    await subscribe(email);
    const token = await getConfirmToken(email);
    expect((await confirm(token)).status).toBe(200);
    return token;
  };
  const changeAll = (collection: string, fields: Record<string, unknown>) =>
    contacts.inspect((database) => database.collection(collection).updateMany({}, { $set: fields }));

  return {
    subscribe,
    confirm,
    unsubscribe,
    list,
    subscriber,
    mailsTo,
    mailTo,
    confirmationMail,
    tokenIn,
    getConfirmToken,
    subscribed,
    changeAll,
  };
};
