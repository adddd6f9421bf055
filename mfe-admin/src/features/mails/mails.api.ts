import type { MailStatus, QueuedMail } from '@atelier/contracts';
import type { ApiClient } from '@atelier/web-kit/api/ApiClient';
import { getAddress } from '@atelier/web-kit/api/calls';

export const MAILS_PER_PAGE = 20;

/** The services that send mail; each has its own queue. */
export type MailQueueName = 'contact' | 'auth';

/** 'open' covers waiting and failed mails. */
export type MailFilter = 'open' | MailStatus;

export const mailsAddress = (queue: MailQueueName, filter: MailFilter, page: string) => {
  const query = { page, limit: MAILS_PER_PAGE, ...(filter === 'open' ? {} : { status: filter }) };
  return queue === 'contact' ? getAddress('GET /contact/mails', { query }) : getAddress('GET /auth/mails', { query });
};

type One = Pick<QueuedMail, 'id'>;

export const retryMail = (api: ApiClient, queue: MailQueueName, { id }: One) =>
  queue === 'contact'
    ? api.call('POST /contact/mails/{id}/retry', { params: { id } })
    : api.call('POST /auth/mails/{id}/retry', { params: { id } });

export const stopSendingMail = (api: ApiClient, queue: MailQueueName, { id }: One) =>
  queue === 'contact'
    ? api.call('POST /contact/mails/{id}/give-up', { params: { id } })
    : api.call('POST /auth/mails/{id}/give-up', { params: { id } });
