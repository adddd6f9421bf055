import type { DraftRevision, PresentColleague } from '@atelier/contracts';
import type { Entry } from '../forms/toFormData';
import type { FieldValues } from '../resource-page/comparedFields';
import type { RowAction } from '../resource-page/RowMenu';

/** Result of saving a draft. `kept`: the text is on the server, but not in an item yet. */
export type DraftOutcome = 'saved' | 'kept' | 'failed';

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
  /** Whether a draft is saved beside the item, which stays as it is. */
  isBeside: boolean;
  /** When it becomes visible and ceases to be, in words. */
  schedule: string | undefined;
  /** Saves the working copy, complete or not; false if that failed. */
  save: (entry: Entry<object>) => Promise<boolean>;
  /** Deletes the working copy, after a question. */
  discard: () => Promise<void>;
  /** Takes the item off the site, after a question. */
  unpublish: () => Promise<void>;
  /** Colleagues who have the item open now, and the word for the item. */
  presence: { others: readonly PresentColleague[]; noun: string };
  /** History, schedule and preview link. */
  tools: readonly RowAction[];
  /** Reads what was saved; the editor stays as it is. */
  renew: () => Promise<void>;
  /** Opens the editor again with what the server has. */
  reload: () => void;
}

/** How an editor saves a draft beside the item; undefined where there is only the item to save. */
export const savesBeside = (drafting: ItemDrafting | undefined, entry: () => Entry<object>) =>
  drafting?.isBeside === true
    ? async (): Promise<DraftOutcome> => ((await drafting.save(entry())) ? 'saved' : 'failed')
    : undefined;
