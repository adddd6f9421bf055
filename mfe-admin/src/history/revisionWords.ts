import type { RevisionAction, RevisionSummary } from '@atelier/contracts';
import { labelOfField } from '../resource-page/comparedFields';

const ACTIONS: Readonly<Record<RevisionAction, string>> = {
  created: 'Created',
  updated: 'Changed',
  published: 'Published',
  unpublished: 'Unpublished',
  scheduled: 'Scheduled',
  deleted: 'Deleted',
  recovered: 'Restored from the trash',
  restored: 'Restored',
  found: 'Before the history began',
};

const AUTHORS = { staff: 'Somebody', schedule: 'The schedule', import: 'An import' } as const;

export const getAction = ({ action, restoredVersion, isByMedia }: RevisionSummary): string => {
  if (isByMedia) return 'Picture or document replaced';
  return restoredVersion === null ? ACTIONS[action] : `${ACTIONS[action]} from version ${restoredVersion}`;
};

export const getAuthor = ({ by, isByMedia }: RevisionSummary): string =>
  isByMedia ? 'The media library' : (by.name ?? AUTHORS[by.type]);

/** The names of the fields that a version changed; empty if unknown. */
export const getFields = ({ fields }: RevisionSummary): string => fields.map(labelOfField).join(', ');
