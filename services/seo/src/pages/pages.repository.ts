import type { ContentKind } from '@atelier/contracts';
import type { PageRecord } from './page.js';

export abstract class PagesRepository {
  /** Keeps a page unless the one that is known is as new or newer; answers whether it was kept. */
  abstract keepNewer(page: PageRecord): Promise<boolean>;
  abstract findVisible(path: string): Promise<PageRecord | undefined>;
  /** Visible pages of a kind, the last published first. */
  abstract newest(kind: ContentKind, limit: number): Promise<PageRecord[]>;
}
