import type { ResponseInput, Submission, SubmissionList, SubmissionStatus } from '@atelier/contracts';
import { isApiError } from '@atelier/web-kit/api/ApiError';
import { useState } from 'react';
import type { KeyedMutator } from 'swr';
import { saveFile } from '../../platform/saveFile';
import { usePlatform } from '../../platform/usePlatform';
import { useConfirm } from '../../resource-page/ConfirmProvider';
import type { Clash } from '../../resource-page/ConflictProvider';
import { RESTORABLE } from '../../resource-page/restorable';
import { useVersionedWrite } from '../../resource-page/useVersionedWrite';
import { useUndo } from '../../undo/UndoContext';
import type { InboxState } from './inboxState';
import {
  assignTo,
  type Colleague,
  changeStatus,
  deleteSubmission,
  exportSubmissions,
  keepNotes,
  markSpam,
  readSubmission,
  restoreSubmission,
  sendResponse,
} from './submissions.api';

const NOT_THERE_YET = [404, 501];
const CONFIRM_DELETE = `Are you sure you want to delete this submission? ${RESTORABLE}`;

/** The same name that the server suggests. */
const exportName = (): string => `contact-submissions-${new Date().toISOString().slice(0, 10)}.csv`;
const ON_RELOAD = 'Reload to see the newer version in the list.';

/** Someone else saved first, and the user did not overwrite it. */
class NotWritten extends Error {}

const withChange = (list: SubmissionList, id: string, change: Partial<Submission>): SubmissionList => {
  const submissions = list.submissions.map((one) => (one.id === id ? { ...one, ...change } : one));
  return { ...list, submissions, data: submissions };
};

interface Changed {
  message?: string | undefined;
  data: Submission;
}

const getToastText = ({ message }: Changed): string => message ?? 'Saved';

interface ChangeWords extends Partial<Pick<Clash, 'onReload' | 'compare'>> {
  done: (answer: Changed) => string;
  failed: string;
}

interface Lists {
  state: InboxState;
  mutateList: KeyedMutator<SubmissionList>;
  refresh: () => Promise<unknown>;
}

/** The actions on one message; each reports its result. */
export const useSubmissionActions = ({ state, mutateList, refresh }: Lists) => {
  const { api, toasts } = usePlatform();
  const confirm = useConfirm();
  const write = useVersionedWrite();
  const [isExporting, setIsExporting] = useState(false);
  const { offer } = useUndo();

  /** Updates the row at once and reverts it if the server rejects the change. */
  const mark = async ({ id, name, version }: Submission, status: SubmissionStatus): Promise<void> => {
    const changed = async (current: SubmissionList | undefined) => {
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
      await mutateList(changed, {
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

  const takeBack = async (submission: Submission): Promise<string> => {
    const answer = await restoreSubmission(api, submission);
    await refresh();
    return getToastText(answer);
  };

  /** True if the message was deleted. */
  const remove = async (submission: Submission): Promise<boolean> => {
    const { id, name, version } = submission;
    if (!(await confirm({ title: 'Delete', text: CONFIRM_DELETE, isDangerous: true }))) return false;
    let isDeleted = false;
    try {
      const { is } = await write({
        name,
        anyway: 'Delete anyway',
        onReload: ON_RELOAD,
        version,
        call: (madeOn) => deleteSubmission(api, { id, version: madeOn }),
      });
      isDeleted = is === 'done';
      if (isDeleted) offer({ text: 'Submission deleted successfully', undo: () => takeBack(submission) });
    } catch {
      toasts.show('Failed to delete submission', 'error');
    }
    await refresh();
    return isDeleted;
  };

  /** Changes the loaded version of a message; true if it was changed, or the change given up for a newer version. */
  const change = async (
    { name, version }: Submission,
    call: (madeOn: number) => Promise<Changed>,
    { done, failed, ...clash }: ChangeWords,
  ): Promise<boolean> => {
    let isSettled = false;
    try {
      const outcome = await write({ name, anyway: 'Save anyway', onReload: ON_RELOAD, ...clash, version, call });
      isSettled = outcome.is !== 'stay';
      if (outcome.is === 'done') toasts.show(done(outcome.answer), 'success');
    } catch (error) {
      toasts.show(isApiError(error) ? error.message : failed, 'error');
    }
    await refresh();
    return isSettled;
  };

  const assign = (submission: Submission, colleague: Colleague | null) =>
    change(submission, (version) => assignTo(api, { id: submission.id, version }, colleague), {
      done: getToastText,
      failed: 'Failed to assign submission',
    });

  const judge = (submission: Submission, spam: boolean) =>
    change(submission, (version) => markSpam(api, { id: submission.id, version }, spam), {
      done: () => (spam ? 'Moved to Spam' : 'Moved to the Inbox'),
      failed: 'Failed to move submission',
    });

  const note = (submission: Submission, notes: string) => {
    const save = async (version: number) => {
      // The call also sets the status, which a colleague may have changed.
      const { status } = version === submission.version ? submission : await readSubmission(api, submission);
      return keepNotes(api, { ...submission, status, version }, notes);
    };
    const theirs = async () => ({ internal_notes: (await readSubmission(api, submission)).notes });
    return change(submission, save, {
      done: () => 'Notes saved',
      failed: 'Failed to save notes',
      onReload: 'Reload to see the newer notes in place of yours.',
      compare: { mine: { internal_notes: notes }, theirs },
    });
  };

  const restore = async (submission: Submission): Promise<void> => {
    await change(submission, () => restoreSubmission(api, submission), {
      done: getToastText,
      failed: 'Failed to restore submission',
    });
  };

  /** True if the response was sent. */
  const respond = async ({ id, name, version }: Submission, response: ResponseInput): Promise<boolean> => {
    try {
      const { is } = await write({
        name,
        anyway: 'Send anyway',
        onReload: 'Reload to see the newer version in the list. Your reply is kept.',
        version,
        call: (madeOn) => sendResponse(api, { id, version: madeOn }, response),
      });
      if (is === 'done') toasts.show('Response sent successfully', 'success');
      void refresh();
      return is === 'done';
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

  return {
    mark,
    remove,
    assign,
    judge,
    note,
    restore,
    respond,
    exportAll,
    isExporting,
  };
};
