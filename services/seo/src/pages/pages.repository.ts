import type { ContentKind } from '@atelier/contracts';
import type { PageRecord, PageWithoutCard } from './page.js';

export abstract class PagesRepository {
  /** Keeps a page unless the one that is known is as new or newer; answers whether it was kept. */
  abstract keepNewer(page: PageRecord): Promise<boolean>;
  abstract findVisible(path: string): Promise<PageRecord | undefined>;
  /** Visible pages of a kind, the last published first. */
  abstract newest(kind: ContentKind, limit: number): Promise<PageRecord[]>;
  /** A visible page without a card of this design, or a hidden one that has a card of before. */
  abstract withoutCard(design: number): Promise<PageWithoutCard | undefined>;
  /** Every card is to be made anew: something that stands on all of them has changed. Part of a transaction that runs. */
  abstract demandCards(): Promise<void>;
  /** Says that the card of a page is what the page is, unless the page has changed since. */
  abstract keepCard(page: PageWithoutCard, design: number): Promise<void>;
}
