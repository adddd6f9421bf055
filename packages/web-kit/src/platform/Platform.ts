import type { MenuEntry } from '@atelier/contracts/releases/remote-pages';
import type { ApiClient } from '../api/ApiClient';
import type { Session } from '../session/Session';
import type { Toasts } from '../toasts/Toasts';

export { PLATFORM_VERSION } from '@atelier/contracts/releases/platform-version';

/** The shell's interface for the visitors' remote: the only way for parts of a page to reach each other. */
export interface VisitorPlatform {
  version: number;
  api: ApiClient;
  toasts: Toasts;
  /** SWR's cache, shared so that a second visit to a page finds its data. */
  cache: Map<string, object>;
  /** The nonce for libraries that create style elements under the page's content security policy. */
  styleNonce: string | undefined;
  /** Shows in an element what other remotes have for a slot; returns how to remove it. Absent in older shells. */
  fillSlot?: (name: string, element: HTMLElement) => () => void;
}

/** The shell's interface for a remote with a session. */
export interface Platform extends VisitorPlatform {
  session: Session;
  /** Links that remotes add to the back-office menu. */
  menu: readonly MenuEntry[];
}

/** The data that the server rendered the page with, by API path, so that the first client render needs no calls. */
export type PageData = Readonly<Record<string, unknown>>;
