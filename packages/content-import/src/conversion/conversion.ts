import type { PageDraft } from '@atelier/contracts/content/page';
import type { PostDraft } from '@atelier/contracts/content/post';
import type { Note } from '../foreign-site.js';

/** An item that follows the rules of the API, except that its pictures have no address yet. */
export interface ImportItem<Draft> {
  draft: Draft & { slug: string };
  /** Positions of its pictures among the files. */
  pictures: readonly number[];
}

/** An old address that does not lead to the item by itself. */
export interface Redirect {
  from: string;
  to: string;
}

/** What an export means here. Items that break a rule are named in the notes. */
export interface Conversion {
  posts: readonly ImportItem<PostDraft>[];
  pages: readonly ImportItem<PageDraft>[];
  redirects: readonly Redirect[];
  notes: readonly Note[];
}
