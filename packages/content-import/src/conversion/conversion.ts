import type { PageDraft } from '@atelier/contracts/content/page';
import type { PostDraft } from '@atelier/contracts/content/post';
import type { Note } from '../foreign-site.js';

/** An item that follows the rules of the API, except that its pictures have no address yet. */
export interface ImportItem<Draft> {
  draft: Draft & { slug: string };
  /** Positions of its pictures among the files. */
  pictures: readonly number[];
}

/** Where an old address leads that does not find its item by itself. */
export interface Redirect {
  from: string;
  to: string;
}

/** What an export means here. Items that break a rule are named in the notes. */
export interface Conversion {
  posts: readonly ImportItem<PostDraft>[];
  pages: readonly ImportItem<PageDraft>[];
  redirects: readonly Redirect[];
  /** Those that the site cannot redirect, because it compares only the path: `/?p=42`. */
  queryRedirects: readonly Redirect[];
  notes: readonly Note[];
}
