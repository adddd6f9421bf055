import type { QueuedMail } from '@atelier/contracts';
import { serverMessageOr } from '@atelier/web-kit/api/ApiError';
import { usePlatform } from '../../platform/usePlatform';
import type { BulkEntry } from '../../resource-page/BulkMenu';
import { useConfirm } from '../../resource-page/ConfirmProvider';
import { useBulkAction } from '../../resource-page/useBulkAction';
import { missingPermission } from '../../session/requirement';
import { useMay } from '../../session/useAdmin';
import { retryMail, stopSendingMail } from './mails.api';
import { getName } from './mailWords';
import type { MailQueue } from './useMailQueue';

const LINK_IS_DEAD = 'The link in this email no longer works';

/** The actions for one or several mails of one service. */
export const useMailActions = ({ name, reload }: Pick<MailQueue, 'name' | 'reload'>) => {
  const { api, toasts } = usePlatform();
  const confirm = useConfirm();
  const bulk = useBulkAction<QueuedMail>({ one: 'mail', many: 'mails' }, reload);
  const missing = useMay('settings', 'write') ? undefined : missingPermission('settings', 'write');

  const doing = async (work: () => Promise<{ message?: string | undefined }>, done: string, failed: string) => {
    try {
      toasts.show((await work()).message ?? done, 'success');
    } catch (error) {
      toasts.show(serverMessageOr(error, failed), 'error');
    }
    await reload();
  };
  const retry = (mail: QueuedMail) =>
    doing(() => retryMail(api, name, mail), 'The email is queued again', 'Failed to resend the email');
  const giveUp = async (mail: QueuedMail) => {
    const text = `Are you sure you want to discard the email “${getName(mail)}”? It won’t be sent, and its text is deleted. This action cannot be undone.`;
    if (!(await confirm({ title: 'Discard', text, isDangerous: true }))) return;
    await doing(() => stopSendingMail(api, name, mail), 'The email was discarded', 'Failed to discard the email');
  };
  const entries: readonly BulkEntry<QueuedMail>[] = [
    {
      title: 'Retry Selected',
      verb: 'retry',
      done: 'queued again',
      missing,
      call: (mail) => retryMail(api, name, mail),
    },
    {
      title: 'Discard Selected',
      verb: 'discard',
      done: 'discarded',
      isDangerous: true,
      missing,
      call: (mail) => stopSendingMail(api, name, mail),
    },
  ];

  return {
    retry,
    giveUp,
    bulk,
    entries,
    /** Why this mail cannot be discarded. */
    missing,
    /** Why this mail cannot be retried. */
    missingFor: ({ isRetryable }: QueuedMail) => missing ?? (isRetryable ? undefined : LINK_IS_DEAD),
  };
};
export type MailActions = ReturnType<typeof useMailActions>;
