import { Schema } from 'mongoose';

/** What stood in an editor when it saved by itself: one for each post, person and browser. */
export interface StoredDraft {
  postId: string;
  values: Record<string, unknown>;
  /** The version that stood when it was kept. */
  basedOnVersion: number;
  savedAt: Date;
  savedBy: string;
  /** Null in drafts of an earlier version. */
  savedById: string | null;
  browser: string | null;
  /** IDs of who does not want to be offered it. */
  setAsideBy: string[];
}

export const DRAFT_REVISION = 'DraftRevision';
const KEPT_S = 30 * 24 * 60 * 60;

export const draftRevisionSchema = new Schema<StoredDraft>(
  {
    postId: { type: String, required: true },
    values: { type: Schema.Types.Mixed, required: true },
    basedOnVersion: { type: Number, required: true },
    savedAt: { type: Date, required: true },
    savedBy: { type: String, required: true },
    savedById: { type: String, default: null },
    browser: { type: String, default: null },
    setAsideBy: { type: [String], default: [] },
  },
  { collection: 'draft_revisions', versionKey: false, strict: 'throw', minimize: false },
);
draftRevisionSchema.index({ postId: 1, savedById: 1, browser: 1 }, { unique: true });
draftRevisionSchema.index({ savedAt: 1 }, { expireAfterSeconds: KEPT_S });
