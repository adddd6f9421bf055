import type { ContentKind } from '@atelier/contracts';
import { Schema } from 'mongoose';

/** The former values of the fields that a bulk change replaced, in the item and in its draft. */
export interface Replaced {
  /** The item's version after the change. */
  version: number;
  item: Record<string, unknown>;
  draft: Record<string, unknown>;
}

/** Unsaved content of an editor: an automatic draft of a person and browser, or the item's working copy. */
export interface StoredDraft {
  /** The item's ID, whatever its kind; the name is from the time when only posts had drafts. */
  postId: string;
  kind: ContentKind;
  values: Record<string, unknown>;
  /** The item's version when the draft was saved; 0 for an item that has not been created yet. */
  basedOnVersion: number;
  savedAt: Date;
  savedBy: string;
  /** `EVERYONE` for a working copy; null in drafts of an earlier version. */
  savedById: string | null;
  browser: string | null;
  /** IDs of people who dismissed this draft. */
  setAsideBy: string[];
  /** What the latest bulk change replaced, until somebody saves the draft again. */
  replaced: Replaced | null;
}

/** Replaces the person's ID: a working copy belongs to everyone who may edit the item. */
export const EVERYONE = '';

/** Replaces the person's ID: a working copy that equals the item after a bulk change; only Undo needs it. */
export const EQUAL = 'equal';

export const DRAFT_REVISION = 'DraftRevision';
/** Indexes of earlier versions: one draft per post, and drafts that all expire. */
export const OLDER_INDEXES = ['postId_1', 'savedAt_1'] as const;
const KEPT_S = 30 * 24 * 60 * 60;

export const draftRevisionSchema = new Schema<StoredDraft>(
  {
    postId: { type: String, required: true },
    kind: { type: String, default: 'post' },
    values: { type: Schema.Types.Mixed, required: true },
    basedOnVersion: { type: Number, required: true },
    savedAt: { type: Date, required: true },
    savedBy: { type: String, required: true },
    savedById: { type: String, default: null },
    browser: { type: String, default: null },
    setAsideBy: { type: [String], default: [] },
    replaced: { type: Schema.Types.Mixed, default: null },
  },
  { collection: 'draft_revisions', versionKey: false, strict: 'throw', minimize: false },
);
draftRevisionSchema.index({ postId: 1, savedById: 1, browser: 1 }, { unique: true });
draftRevisionSchema.index({ savedById: 1, kind: 1, savedAt: -1 });
draftRevisionSchema.index(
  { savedAt: 1 },
  {
    name: 'automatic_drafts_expire',
    expireAfterSeconds: KEPT_S,
    partialFilterExpression: { savedById: { $gt: EVERYONE } },
  },
);
