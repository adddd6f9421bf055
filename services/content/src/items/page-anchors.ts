/** The item at a known place of a list, by its sort key. */
export interface Anchor {
  offset: number;
  key: string;
}

interface KnownList {
  revision: number;
  anchors: Anchor[];
}

const MAX_LISTS = 200;
/** Items between two anchors: the most that a page skips. */
export const ANCHOR_STRIDE = 200;

/** Remembers places in lists, so that page 10,000 begins at its own key instead of counting from the first. */
export class PageAnchors {
  private readonly lists = new Map<string, KnownList>();

  /** The last known place at or before this offset; undefined where the beginning is the nearest. */
  nearest(list: string, revision: number, offset: number): Anchor | undefined {
    const known = this.lists.get(list);
    if (known === undefined || known.revision !== revision) return undefined;
    const index = Math.min(Math.floor(offset / ANCHOR_STRIDE), known.anchors.length) - 1;
    return index < 0 ? undefined : known.anchors[index];
  }

  /** Adds the next anchor of a list: they are kept in order, one a stride. */
  add(list: string, revision: number, anchor: Anchor): void {
    const known = this.lists.get(list);
    if (known?.revision === revision) {
      if (anchor.offset === (known.anchors.length + 1) * ANCHOR_STRIDE) known.anchors.push(anchor);
      return;
    }
    if (anchor.offset !== ANCHOR_STRIDE) return;
    if (this.lists.size >= MAX_LISTS) this.lists.clear();
    this.lists.set(list, { revision, anchors: [anchor] });
  }
}
