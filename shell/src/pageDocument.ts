import type { MenuEntry } from '@atelier/contracts/releases/remote-pages';
import type { RemoteRoutes } from '@atelier/contracts/releases/remote-routes';
import type { PageData } from '@atelier/web-kit/platform/Platform';

/** One version of a remote as the document names it. */
export interface RemoteVersion {
  version: string;
  platform: number;
  /** Folder of the version, such as `/remotes/mfe-public/0.1.0-0f3c9a1b/`. */
  base: string;
  entry: string;
  css: readonly string[];
}

/** What the server wrote into the document for the shell. */
export interface PageDocument {
  remote: string;
  /** Live version first, then the ones to fall back on. */
  versions: readonly RemoteVersion[];
  /** Of all remotes. */
  routes: RemoteRoutes;
  /** Whether this remote's pages are for staff who sign in. */
  session: 'none' | 'staff';
  /** What remotes add to the menu of the back-office. */
  menu: readonly MenuEntry[];
  isServerRendered: boolean;
  data: PageData;
}

const EMPTY: PageDocument = {
  remote: '',
  versions: [],
  routes: {},
  session: 'none',
  menu: [],
  isServerRendered: false,
  data: {},
};

export const readPageDocument = (): PageDocument => {
  const text = document.getElementById('atelier-page')?.textContent;
  return text ? (JSON.parse(text) as PageDocument) : EMPTY;
};
