import type { DraftRevision } from '@atelier/contracts';
import type { Entry } from '../forms/toFormData';
import type { FieldValues } from '../resource-page/comparedFields';

/** What the server keeps beside an item that exists, for its editor. */
export interface ItemDrafting {
  /** The automatic draft that is offered. */
  offered: DraftRevision | undefined;
  /** The saved draft that the editor shows. */
  workingCopy: DraftRevision | undefined;
  /** The item without its working copy. */
  saved: FieldValues;
  /** Whether visitors see the item. */
  isLive: boolean;
  /** When it becomes visible and ceases to be, in words. */
  schedule: string | undefined;
  /** Saves the working copy, complete or not; false if that failed. */
  save: (entry: Entry<object>) => Promise<boolean>;
  /** Deletes the working copy, after a question. */
  discard: () => Promise<void>;
  /** Takes the item off the site, after a question. */
  unpublish: () => Promise<void>;
}
