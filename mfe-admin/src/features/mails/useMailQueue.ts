import type { MailList, QueuedMail } from '@atelier/contracts';
import { useAnswer } from '../../platform/useAnswer';
import { listStatus } from '../../resource-page/listStatus';
import { useFailureToast } from '../../resource-page/useFailureToast';
import { type MailFilter, type MailQueueName, mailsAddress } from './mails.api';
import { QUEUE_WORDS } from './mailWords';

const NOTHING: readonly QueuedMail[] = [];
/** A mail that waits is tried within seconds, or in hours: how it went is seen without a reload. */
const LOOK_AGAIN_MS = 3000;

const isSoon = ({ nextAttemptAt }: QueuedMail): boolean =>
  nextAttemptAt !== null && Date.parse(nextAttemptAt) < Date.now() + 2 * LOOK_AGAIN_MS;

const lookAgainMs = (answer: MailList | undefined): number => (answer?.data.some(isSoon) ? LOOK_AGAIN_MS : 0);

/** The mails of one service. */
export const useMailQueue = (name: MailQueueName, filter: MailFilter, page: string) => {
  const list = useAnswer(mailsAddress(name, filter, page), { keepPreviousData: true, refreshInterval: lookAgainMs });
  const failure = list.error && QUEUE_WORDS[name].loadFailed;
  useFailureToast(failure);
  const mails = failure === undefined ? list.data?.data : NOTHING;
  return {
    name,
    failure,
    mails: mails ?? NOTHING,
    total: failure === undefined ? (list.data?.total ?? 0) : 0,
    status: listStatus(failure, mails),
    reload: () => list.mutate(),
  };
};
export type MailQueue = ReturnType<typeof useMailQueue>;
