import type { Submission } from '@atelier/contracts';
import { SUBMISSION_STATUSES } from '@atelier/contracts/contacts/submission';
import type { ApiClient } from '@atelier/web-kit/api/ApiClient';
import type { BulkEntry } from '../../resource-page/BulkMenu';
import { isMissing } from '../../resource-page/settleFailure';
import type { BulkCall } from '../../resource-page/useBulkAction';
import { missingPermission } from '../../session/requirement';
import { STATUS_LABELS } from './submissionLabels';
import {
  changeStatus,
  changeSubmissions,
  deleteSubmission,
  deleteSubmissions,
  markSpam,
  readSubmission,
  restoreSubmission,
  restoreSubmissions,
} from './submissions.api';

export const SUBMISSION_NOUN = { one: 'submission', many: 'submissions' };

interface Rights {
  mayWrite: boolean;
  mayDelete: boolean;
}

const spamEntry = (api: ApiClient, { mayWrite }: Rights, spam: boolean): BulkEntry<Submission> => ({
  title: spam ? 'Mark as Spam' : 'Not Spam',
  verb: spam ? 'mark as spam' : 'release',
  done: spam ? 'marked as spam' : 'released',
  missing: mayWrite ? undefined : missingPermission('contact', 'write'),
  call: (submission) => markSpam(api, submission, spam),
  callAll: (submissions) => changeSubmissions(api, submissions, { spam }),
  isDone: async (submission) => (await readSubmission(api, submission)).folder === (spam ? 'spam' : 'inbox'),
});

const restoring = (api: ApiClient): BulkCall<Submission> => ({
  call: (submission) => restoreSubmission(api, submission),
  callAll: (submissions) => restoreSubmissions(api, submissions),
  isDone: async (submission) => !(await isMissing(readSubmission(api, submission))),
});

const restoreEntry = (api: ApiClient, { mayDelete }: Rights): BulkEntry<Submission> => ({
  title: 'Restore Selected',
  verb: 'restore',
  done: 'restored',
  missing: mayDelete ? undefined : missingPermission('contact', 'delete'),
  ...restoring(api),
});

const deleteEntry = (api: ApiClient, { mayDelete }: Rights): BulkEntry<Submission> => ({
  title: 'Delete Selected',
  verb: 'delete',
  done: 'deleted',
  isDangerous: true,
  missing: mayDelete ? undefined : missingPermission('contact', 'delete'),
  call: (submission) => deleteSubmission(api, submission),
  callAll: (submissions) => deleteSubmissions(api, submissions),
  isDone: (submission) => isMissing(readSubmission(api, submission)),
  undo: restoring(api),
});

const statusEntries = (api: ApiClient, { mayWrite }: Rights): BulkEntry<Submission>[] =>
  SUBMISSION_STATUSES.map((status) => ({
    title: `Mark as ${STATUS_LABELS[status]}`,
    verb: `mark as ${STATUS_LABELS[status]}`,
    done: `marked as ${STATUS_LABELS[status]}`,
    missing: mayWrite ? undefined : missingPermission('contact', 'write'),
    call: (submission) => changeStatus(api, submission, status),
    callAll: (submissions) => changeSubmissions(api, submissions, { status }),
    isDone: async (submission) => (await readSubmission(api, submission)).status === status,
  }));

/** Bulk actions for the selected messages of a folder, with one call per message, or for many. */
export const submissionBulkEntries = (api: ApiClient, rights: Rights, folder: string): BulkEntry<Submission>[] => {
  if (folder === 'trash') return [restoreEntry(api, rights)];
  const [notSpam, spam] = [spamEntry(api, rights, false), spamEntry(api, rights, true)];
  const judging = { quarantine: [notSpam, spam], spam: [notSpam] }[folder] ?? [...statusEntries(api, rights), spam];
  return [...judging, deleteEntry(api, rights)];
};
