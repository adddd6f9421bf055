import type { QueuedMail } from '@atelier/contracts';
import { useEffect } from 'react';
import { useAnswer } from '../../platform/useAnswer';
import { listStatus } from '../../resource-page/listStatus';
import { useFailureToast } from '../../resource-page/useFailureToast';
import { type MailFilter, type MailQueueName, mailsAddress } from './mails.api';
import { QUEUE_WORDS } from './mailWords';

const NOTHING: readonly QueuedMail[] = [];
/** Shows the result of a retry without a reload. */
const LOOK_AGAIN_MS = 3000;
/** Longer than a mail server may take to answer. */
const SOON_MS = 150_000;

const isSoon = ({ nextAttemptAt }: QueuedMail): boolean =>
  nextAttemptAt !== null && Date.parse(nextAttemptAt) < Date.now() + SOON_MS;

/** The mails of one service. */
export const useMailQueue = (name: MailQueueName, filter: MailFilter, page: string) => {
  const list = useAnswer(mailsAddress(name, filter, page), { keepPreviousData: true });
  const failure = list.error && QUEUE_WORDS[name].loadFailed;
  useFailureToast(failure);
  const mails = failure === undefined ? list.data?.data : NOTHING;
  const isMoving = mails?.some(isSoon) === true;
  const { mutate } = list;
  useEffect(() => {
    if (!isMoving) return undefined;
    const timer = setInterval(() => void mutate(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isMoving, mutate]);
  return {
    name,
    failure,
    mails: mails ?? NOTHING,
    total: failure === undefined ? (list.data?.total ?? 0) : 0,
    status: listStatus(failure, mails),
    reload: () => mutate(),
  };
};
export type MailQueue = ReturnType<typeof useMailQueue>;
