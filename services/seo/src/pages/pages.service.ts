import type { CloudEvent, PageMetadata } from '@atelier/contracts';
import { Inbox, LaterEffects } from '@atelier/service-kit';
import { Injectable } from '@nestjs/common';
import { DocumentsWriter } from '../documents/documents-writer.js';
import { DOCUMENTS, RevisionsRepository } from '../documents/revisions.repository.js';
import { Site } from '../site/site.js';
import { STATIC_PAGES } from '../site/static-pages.js';
import { StudioCopy } from '../studio/studio-copy.js';
import type { PageRecord } from './page.js';
import { PagesRepository } from './pages.repository.js';

@Injectable()
export class PagesService {
  constructor(
    private readonly pages: PagesRepository,
    private readonly revisions: RevisionsRepository,
    private readonly writer: DocumentsWriter,
    private readonly inbox: Inbox,
    private readonly effects: LaterEffects,
    private readonly site: Site,
    private readonly studio: StudioCopy,
  ) {}

  /** Stores a page. The demand to rewrite the documents is stored with it, and so survives a crash. */
  async follow(event: CloudEvent, page: PageRecord): Promise<void> {
    await this.inbox.once(event, async () => {
      await this.pages.keepNewer(page);
      const written = { of: DOCUMENTS, position: await this.revisions.demand() };
      await this.effects.expect(event, { sitemap: written, feeds: written });
    });
    // Outside of the transaction, which would not see a card that is painted meanwhile.
    const { id, version, isVisible } = page;
    if (isVisible) await this.effects.expect(event, { 'share card': { of: id, position: version } });
    this.writer.nudge();
  }

  /** The metadata of a page; falls back to the site's if the page is not public or does not exist. */
  async metadata(address: string): Promise<PageMetadata> {
    await this.studio.load();
    const path = new URL(address, 'http://site').pathname;
    const fixed = STATIC_PAGES.find((page) => page.path === path);
    const written = fixed === undefined ? await this.pages.findVisible(path) : undefined;
    const page = fixed ?? written;
    return {
      path,
      title: page === undefined ? this.site.name : this.site.getTitle(page.title),
      description: page?.description || this.site.description,
      canonical: this.site.getUrl(path),
      image: this.site.getAddress(written?.image ?? null),
    };
  }
}
