import type { MenuEntry } from '@atelier/contracts/releases/remote-pages';
import type { ApiClient } from '../api/ApiClient';
import type { Session } from '../session/Session';
import type { Toasts } from '../toasts/Toasts';

export { PLATFORM_VERSION } from '@atelier/contracts/releases/platform-version';

/** What the shell gives the visitors' remote: the only way by which units of the page reach each other. */
export interface VisitorPlatform {
  version: number;
  api: ApiClient;
  toasts: Toasts;
  /** SWR's cache: shared, so that a second visit to a page finds its data. */
  cache: Map<string, object>;
  /** For libraries that write style elements under the page's content security policy. */
  styleNonce: string | undefined;
}

/** What the shell gives a remote that people sign in to. */
export interface Platform extends VisitorPlatform {
  session: Session;
  /** Links that remotes add to the menu of the back-office. */
  menu: readonly MenuEntry[];
}

/** Data that the server rendered a page with, by API path, so that the first client render needs no call. */
export type PageData = Readonly<Record<string, unknown>>;
