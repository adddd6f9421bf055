import type { ResponseInput, Submission, SubmissionList, SubmissionStatus } from '@atelier/contracts';
import { isApiError } from '@atelier/web-kit/api/ApiError';
import { useState } from 'react';
import type { KeyedMutator } from 'swr';
import { saveFile } from '../../platform/saveFile';
import { usePlatform } from '../../platform/usePlatform';
import { useConfirm } from '../../resource-page/ConfirmProvider';
import { changeStatus, deleteSubmission, exportSubmissions, sendResponse } from './submissions.api';

const NOT_THERE_YET = [404, 501];
const CONFIRM_DELETE = 'Are you sure you want to delete this submission? This action cannot be undone.';

const withStatus = (list: SubmissionList, id: string, status: SubmissionStatus): SubmissionList => {
  const submissions = list.submissions.map((one) => (one.id === id ? { ...one, status } : one));
  return { ...list, submissions, data: submissions };
};

interface Lists {
  mutateList: KeyedMutator<SubmissionList>;
  refresh: () => Promise<unknown>;
}

/** What staff do with one message; each says how it went. */
export const useSubmissionActions = ({ mutateList, refresh }: Lists) => {
  const { api, toasts } = usePlatform();
  const confirm = useConfirm();
  const [isExporting, setIsExporting] = useState(false);

  /** The row changes at once and changes back where the server refuses. */
  const mark = async (submission: Submission, status: SubmissionStatus): Promise<void> => {
    const change = async () => {
      await changeStatus(api, submission, status);
      return undefined;
    };
    try {
      await mutateList(change, {
        optimisticData: (current) => withStatus(current as SubmissionList, submission.id, status),
        populateCache: false,
        rollbackOnError: true,
        revalidate: false,
      });
      toasts.show('Status updated successfully', 'success');
    } catch {
      toasts.show('Failed to update status', 'error');
    }
    await refresh();
  };

  const remove = async (submission: Submission): Promise<void> => {
    if (!(await confirm({ title: 'Delete', text: CONFIRM_DELETE, isDangerous: true }))) return;
    try {
      await deleteSubmission(api, submission);
      toasts.show('Submission deleted successfully', 'success');
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
      saveFile(await exportSubmissions(api), 'contact-submissions.csv');
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
