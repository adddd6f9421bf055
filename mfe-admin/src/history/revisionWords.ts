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
  replaced: 'Picture or document replaced',
  found: 'Before the history began',
};

const AUTHORS = {
  staff: 'Somebody',
  schedule: 'The schedule',
  media: 'The media library',
  import: 'An import',
} as const;

export const getAction = ({ action, restoredVersion }: RevisionSummary): string =>
  restoredVersion === null ? ACTIONS[action] : `${ACTIONS[action]} from version ${restoredVersion}`;

export const getAuthor = ({ by }: RevisionSummary): string => by.name ?? AUTHORS[by.type];

/** The names of the fields that a version changed; empty if unknown. */
export const getFields = ({ fields }: RevisionSummary): string => fields.map(labelOfField).join(', ');
