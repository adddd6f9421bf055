import type { RemoteRelease } from '@atelier/contracts';

/** What a remote has for a slot. */
export interface SlotContent {
  name: string;
  remote: string;
  /** The version that rendered it, then the fallbacks. */
  releases: readonly RemoteRelease[];
  /** No version could render it; the browser tries again. */
  isMissing?: true;
  /** Absent if the page does not have the slot. */
  rendered?: { html: string; data: Readonly<Record<string, unknown>> };
}

/** As React writes the `Slot` of web-kit. */
const EMPTY_SLOT = /<div data-slot="([a-z-]+)"><\/div>/g;

export const getSlotNames = (html: string): Set<string> =>
  new Set([...html.matchAll(EMPTY_SLOT)].map(([, name = '']) => name));

/** The page with the rendered contents in its slots, each remote's in an element of its own. */
export const fillSlots = (html: string, contents: readonly SlotContent[]): string =>
  html.replace(EMPTY_SLOT, (_empty, slot: string) => {
    const filled = contents
      .filter(({ name }) => name === slot)
      .map(({ remote, rendered }) => (rendered ? `<div data-remote="${remote}">${rendered.html}</div>` : ''));
    return `<div data-slot="${slot}">${filled.join('')}</div>`;
  });
