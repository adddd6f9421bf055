import type { DraftRevision, PresentColleague } from '@atelier/contracts';
import type { Entry } from '../forms/toFormData';
import type { FieldValues } from '../resource-page/comparedFields';
import type { RowAction } from '../resource-page/RowMenu';
import type { ItemReview } from '../reviews/useItemReview';

/** Result of saving a draft. `kept`: the server has the text, but the item does not exist yet. */
export type DraftOutcome = 'saved' | 'kept' | 'failed';

/** Drafts, schedule, presence, and tools of an existing item, for its editor. */
export interface ItemDrafting {
  /** The automatic draft on offer. */
  offered: DraftRevision | undefined;
  /** The working copy that the editor shows. */
  workingCopy: DraftRevision | undefined;
  /** The item without its working copy. */
  saved: FieldValues;
  /** Whether the item is live. */
  isLive: boolean;
  /** Whether saving writes a draft and leaves the item unchanged. */
  isBeside: boolean;
  /** The scheduled publication and end of publication, in words. */
  schedule: string | undefined;
  /** When it becomes visible; ISO 8601. */
  publishAt: string | null;
  /** Opens the dialog with the times of the schedule. */
  plan: () => void;
  /** Saves the working copy, complete or not; false if saving failed. */
  save: (entry: Entry<object>) => Promise<boolean>;
  /** Deletes the working copy after a confirmation. */
  discard: () => Promise<void>;
  /** Unpublishes the item after a confirmation. */
  unpublish: () => Promise<void>;
  /** Colleagues who have the item open, and the noun for the item. */
  presence: { others: readonly PresentColleague[]; noun: string };
  review: ItemReview;
  /** History and preview link. */
  tools: readonly RowAction[];
  /** Reads the saved state again; the editor keeps its content. */
  renew: () => Promise<void>;
  /** Opens the editor again with the server's state. */
  reload: () => void;
}

/** How an editor saves a draft separately from the item; undefined if only the item itself can be saved. */
export const savesSeparately = (drafting: ItemDrafting | undefined, entry: () => Entry<object>) =>
  drafting?.isBeside === true
    ? async (): Promise<DraftOutcome> => ((await drafting.save(entry())) ? 'saved' : 'failed')
    : undefined;
