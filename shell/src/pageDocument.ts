import type { MenuEntry } from '@atelier/contracts/releases/remote-pages';
import type { RemoteRoutes } from '@atelier/contracts/releases/remote-routes';
import type { PageData } from '@atelier/web-kit/platform/Platform';

/** A version of a remote as listed in the document. */
export interface RemoteVersion {
  version: string;
  platform: number;
  /** Folder of the version, such as `/remotes/mfe-public/0.1.0-0f3c9a1b/`. */
  base: string;
  entry: string;
  css: readonly string[];
}

/** What a remote has for a slot of another remote's page. */
export interface SlotContent {
  name: string;
  remote: string;
  /** The version that the server rendered it with, then the fallback versions. */
  versions: readonly RemoteVersion[];
  /** Empty if the server did not render it. */
  data: PageData;
}

/** The data that the server wrote into the document for the shell. */
export interface PageDocument {
  remote: string;
  /** The live version, then the fallback versions. */
  versions: readonly RemoteVersion[];
  /** Menu links of all remotes. */
  routes: RemoteRoutes;
  /** Whether this remote's pages are for staff who sign in. */
  session: 'none' | 'staff';
  /** Links that remotes add to the back-office menu. */
  menu: readonly MenuEntry[];
  isServerRendered: boolean;
  /** Whether staff preview a version that is not live. */
  isPreview: boolean;
  data: PageData;
  /** By the name of the slot. */
  slots: Readonly<Record<string, readonly SlotContent[]>>;
}

const EMPTY: PageDocument = {
  remote: '',
  versions: [],
  routes: {},
  session: 'none',
  menu: [],
  isServerRendered: false,
  isPreview: false,
  data: {},
  slots: {},
};

export const readPageDocument = (): PageDocument => {
  const text = document.getElementById('atelier-page')?.textContent;
  return text ? (JSON.parse(text) as PageDocument) : EMPTY;
};
