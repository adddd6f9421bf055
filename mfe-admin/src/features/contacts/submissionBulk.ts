import type { Submission } from '@atelier/contracts';
import { SUBMISSION_STATUSES } from '@atelier/contracts/contacts/submission';
import type { ApiClient } from '@atelier/web-kit/api/ApiClient';
import type { BulkEntry } from '../../resource-page/BulkMenu';
import { missingPermission } from '../../session/requirement';
import { STATUS_LABELS } from './submissionLabels';
import { changeStatus, deleteSubmission } from './submissions.api';

export const SUBMISSION_NOUN = { one: 'submission', many: 'submissions' };

interface Rights {
  mayWrite: boolean;
  mayDelete: boolean;
}

/** What can be done with all selected messages; one call each. */
export const submissionBulkEntries = (api: ApiClient, { mayWrite, mayDelete }: Rights): BulkEntry<Submission>[] => [
  ...SUBMISSION_STATUSES.map((status) => ({
    title: `Mark as ${STATUS_LABELS[status]}`,
    verb: `mark as ${STATUS_LABELS[status]}`,
    done: `marked as ${STATUS_LABELS[status]}`,
    missing: mayWrite ? undefined : missingPermission('contact', 'write'),
    call: (submission: Submission) => changeStatus(api, submission, status),
  })),
  {
    title: 'Delete Selected',
    verb: 'delete',
    done: 'deleted',
    isDangerous: true,
    missing: mayDelete ? undefined : missingPermission('contact', 'delete'),
    call: (submission: Submission) => deleteSubmission(api, submission),
  },
];
