import type { HeadContent } from '../head/HeadContent';
import type { Page } from './Page';

/** Paths with double slashes are not addresses of this site and stay unchanged, as does the root. */
const WITH_TRAILING_SLASH = /^((?:\/[^/]+)+)\/$/;

/** The path without its trailing slash; undefined if it has none. */
export const withoutSlashBehind = (path: string): string | undefined => WITH_TRAILING_SLASH.exec(path)?.[1];

const getPathname = (path: string): string => new URL(path, 'http://site').pathname;

/** The new path of a detail page whose item has moved; undefined if the path is current. */
export const movedTo = (page: Page, path: string, head: HeadContent): string | undefined => {
  if (!page.isDetailPage || head.isHidden) return undefined;
  const own = getPathname(head.path);
  return own === path ? undefined : own;
};
