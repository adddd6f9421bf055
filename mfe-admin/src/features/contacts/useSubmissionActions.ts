import type { ResponseInput, Submission, SubmissionList, SubmissionStatus } from '@atelier/contracts';
import { isApiError } from '@atelier/web-kit/api/ApiError';
import { useState } from 'react';
import type { KeyedMutator } from 'swr';
import { saveFile } from '../../platform/saveFile';
import { usePlatform } from '../../platform/usePlatform';
import { useConfirm } from '../../resource-page/ConfirmProvider';
import { useVersionedWrite } from '../../resource-page/useVersionedWrite';
import type { InboxState } from './inboxState';
import { changeStatus, deleteSubmission, exportSubmissions, sendResponse } from './submissions.api';

const NOT_THERE_YET = [404, 501];
const CONFIRM_DELETE = 'Are you sure you want to delete this submission? This action cannot be undone.';

/** As the server itself would have it saved. */
const exportName = (): string => `contact-submissions-${new Date().toISOString().slice(0, 10)}.csv`;
const ON_RELOAD = 'Reload shows the newer version in the list.';

/** Somebody was faster, and nobody insisted. */
class NotWritten extends Error {}

const withChange = (list: SubmissionList, id: string, change: Partial<Submission>): SubmissionList => {
  const submissions = list.submissions.map((one) => (one.id === id ? { ...one, ...change } : one));
  return { ...list, submissions, data: submissions };
};

interface Lists {
  state: InboxState;
  mutateList: KeyedMutator<SubmissionList>;
  refresh: () => Promise<unknown>;
}

/** What staff do with one message; each says how it went. */
export const useSubmissionActions = ({ state, mutateList, refresh }: Lists) => {
  const { api, toasts } = usePlatform();
  const confirm = useConfirm();
  const write = useVersionedWrite();
  const [isExporting, setIsExporting] = useState(false);

  /** The row changes at once and changes back where the server refuses. */
  const mark = async ({ id, name, version }: Submission, status: SubmissionStatus): Promise<void> => {
    const change = async (current: SubmissionList | undefined) => {
      const outcome = await write({
        name,
        anyway: 'Save anyway',
        onReload: ON_RELOAD,
        version,
        call: (madeOn) => changeStatus(api, { id, version: madeOn }, status),
      });
      if (outcome.is !== 'done') throw new NotWritten();
      return withChange(current as SubmissionList, id, outcome.answer.data);
    };
    try {
      await mutateList(change, {
        optimisticData: (current) => withChange(current as SubmissionList, id, { status }),
        rollbackOnError: true,
        revalidate: false,
      });
      toasts.show('Status updated successfully', 'success');
    } catch (error) {
      if (!(error instanceof NotWritten)) toasts.show('Failed to update status', 'error');
    }
    await refresh();
  };

  const remove = async ({ id, name, version }: Submission): Promise<void> => {
    if (!(await confirm({ title: 'Delete', text: CONFIRM_DELETE, isDangerous: true }))) return;
    try {
      const { is } = await write({
        name,
        anyway: 'Delete anyway',
        onReload: ON_RELOAD,
        version,
        call: (madeOn) => deleteSubmission(api, { id, version: madeOn }),
      });
      if (is === 'done') toasts.show('Submission deleted successfully', 'success');
    } catch {
      toasts.show('Failed to delete submission', 'error');
    }
    await refresh();
  };

  /** True when the response was sent. */
  const respond = async (submission: Submission, response: ResponseInput): Promise<boolean> => {
    try {
      await sendResponse(api, submission, response);
      toasts.show('Response sent successfully', 'success');
      void refresh();
      return true;
    } catch {
      toasts.show('Failed to send response', 'error');
      return false;
    }
  };

  const exportAll = async (): Promise<void> => {
    setIsExporting(true);
    try {
      saveFile(await exportSubmissions(api, state), exportName());
    } catch (error) {
      const isMissing = isApiError(error) && NOT_THERE_YET.includes(error.status);
      if (isMissing) toasts.show('Export feature coming soon', 'info');
      else toasts.show(isApiError(error) ? error.message : 'Something went wrong.', 'error');
    } finally {
      setIsExporting(false);
    }
  };

  return { mark, remove, respond, exportAll, isExporting };
};
