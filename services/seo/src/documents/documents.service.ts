import { ObjectStorage } from '@atelier/service-kit';
import { Injectable } from '@nestjs/common';
import { PagesRepository } from '../pages/pages.repository.js';
import { Site } from '../site/site.js';
import { renderFeed } from './feed.js';
import { RevisionsRepository } from './revisions.repository.js';
import { renderRobots } from './robots.js';
import { renderSitemap, SITEMAP_MAX_PAGES } from './sitemap.js';

const CONTENT_TYPES = {
  'sitemap.xml': 'application/xml; charset=utf-8',
  'rss.xml': 'application/rss+xml; charset=utf-8',
  'robots.txt': 'text/plain; charset=utf-8',
} as const;
export type DocumentName = keyof typeof CONTENT_TYPES;

const objectPathOf = (name: DocumentName): string => `seo/${name}`;

@Injectable()
export class DocumentsService {
  constructor(
    private readonly storage: ObjectStorage,
    private readonly pages: PagesRepository,
    private readonly revisions: RevisionsRepository,
    private readonly site: Site,
  ) {}

  read(name: DocumentName) {
    return this.storage.get(objectPathOf(name));
  }

  /** Asks for the documents to be written again. */
  demand(): Promise<void> {
    return this.revisions.demand();
  }

  /** Writes the documents where that is demanded; answers whether it was. */
  async writeIfDue(): Promise<boolean> {
    const demand = await this.revisions.due();
    if (demand === undefined) return false;
    await this.write();
    // Somebody who began later was faster, and may have been overwritten just now.
    if (!(await this.revisions.fulfil(demand))) await this.revisions.demand();
    return true;
  }

  private async write(): Promise<void> {
    const pages = await this.pages.newest(SITEMAP_MAX_PAGES);
    await this.put('sitemap.xml', renderSitemap(this.site, pages));
    await this.put('rss.xml', renderFeed(this.site, pages));
    await this.put('robots.txt', renderRobots(this.site));
  }

  private async put(name: DocumentName, text: string): Promise<void> {
    await this.storage.put(objectPathOf(name), Buffer.from(text), CONTENT_TYPES[name]);
  }
}
