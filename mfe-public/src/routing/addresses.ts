import type { HeadContent } from '../head/HeadContent';
import type { Page } from './Page';

/** Doubled slashes are no address of this site and stay what they are; the root keeps its one. */
const WITH_TRAILING_SLASH = /^((?:\/[^/]+)+)\/$/;

/** The one address of a page that was asked for with a slash behind it; undefined where there is none. */
export const withoutSlashBehind = (path: string): string | undefined => WITH_TRAILING_SLASH.exec(path)?.[1];

const pathnameOf = (path: string): string => new URL(path, 'http://site').pathname;

/** Where a page about one thing has moved to: the thing names another path than the one by which it was found. */
export const movedTo = (page: Page, path: string, head: HeadContent): string | undefined => {
  if (page.isAbout !== 'one-thing' || head.isHidden) return undefined;
  const own = pathnameOf(head.path);
  return own === path ? undefined : own;
};
