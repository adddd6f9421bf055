import { CONTENT_KINDS } from '@atelier/contracts';
import { isObjectPath, LaterEffects, type ObjectFacts, ObjectStorage } from '@atelier/service-kit';
import { Injectable } from '@nestjs/common';
import type { PageRecord } from '../pages/page.js';
import { PagesRepository } from '../pages/pages.repository.js';
import { RemoteAddresses } from '../remotes/remote-addresses.js';
import { Site } from '../site/site.js';
import { STATIC_PAGES } from '../site/static-pages.js';
import { StudioCopy } from '../studio/studio-copy.js';
import { createSitemap, type DocumentName, MEDIA_TYPES } from './document.js';
import { renderAtom } from './feeds/atom.js';
import { createFeed, FEED_LENGTH, type FeedImage, toFeedPost } from './feeds/feed.js';
import { renderJsonFeed } from './feeds/json-feed.js';
import { renderRss } from './feeds/rss.js';
import { DOCUMENTS, RevisionsRepository } from './revisions.repository.js';
import { renderRobots } from './robots.js';
import { type Listed, renderSitemap, renderSitemapIndex, SITEMAP_MAX_PAGES } from './sitemap.js';

const getObjectPath = (name: DocumentName): string => `seo/${name}`;

@Injectable()
export class DocumentsService {
  constructor(
    private readonly storage: ObjectStorage,
    private readonly pages: PagesRepository,
    private readonly revisions: RevisionsRepository,
    private readonly site: Site,
    private readonly studio: StudioCopy,
    private readonly remotes: RemoteAddresses,
    private readonly effects: LaterEffects,
  ) {}

  read(name: DocumentName) {
    return this.storage.get(getObjectPath(name));
  }

  /** Requests that the documents be rewritten. */
  async demand(): Promise<void> {
    await this.revisions.demand();
  }

  /** Writes the documents if that was requested; returns whether it was. */
  async writeIfDue(): Promise<boolean> {
    const demand = await this.revisions.due();
    if (demand === undefined) return false;
    await this.write();
    // Another process with a later demand was faster, and may have been overwritten just now.
    if (!(await this.revisions.fulfil(demand))) await this.revisions.demand();
    await this.effects.reach(DOCUMENTS, demand);
    return true;
  }

  private async write(): Promise<void> {
    await this.studio.load();
    await this.put('robots.txt', renderRobots(this.site));
    await this.writeSitemaps();
    await this.writeFeeds();
  }

  private async writeSitemaps(): Promise<void> {
    const sitemaps: Listed[] = [];
    for (const kind of CONTENT_KINDS) {
      const fixed = kind === 'page' ? await this.fixedPages() : [];
      const written = await this.pages.newest(kind, SITEMAP_MAX_PAGES - fixed.length);
      const { changedAt } = await this.put(createSitemap(kind), renderSitemap(this.site, [...fixed, ...written]));
      sitemaps.push({ path: `/${createSitemap(kind)}`, changedAt });
    }
    await this.put('sitemap.xml', renderSitemapIndex(this.site, sitemaps));
  }

  /** Pages that always exist; their last change is unknown. */
  private async fixedPages(): Promise<Listed[]> {
    const paths = [...STATIC_PAGES.map(({ path }) => path), ...(await this.remotes.list())];
    return paths.map((path) => ({ path }));
  }

  private async writeFeeds(): Promise<void> {
    const pages = await this.pages.newest('post', FEED_LENGTH);
    const posts = await Promise.all(pages.map(async (page) => toFeedPost(this.site, page, await this.getImage(page))));
    const feed = createFeed(this.site, posts);
    await this.put('rss.xml', renderRss(feed, this.site.getUrl('/rss.xml')));
    await this.put('atom.xml', renderAtom(feed, this.site.getUrl('/atom.xml')));
    await this.put('feed.json', renderJsonFeed(feed, this.site.getUrl('/feed.json')));
  }

  /** The site's own pictures are stored under their address, so their size is known. */
  private async getImage({ image }: PageRecord): Promise<FeedImage | null> {
    const url = this.site.getAddress(image);
    if (url === null) return null;
    const path = this.site.getMediaPath(image);
    const facts = path !== undefined && isObjectPath(path) ? await this.storage.stat(path) : undefined;
    return facts === undefined ? { url } : { url, file: { type: facts.contentType, bytes: facts.bytes } };
  }

  /** An unchanged document keeps the time of its last change. */
  private async put(name: DocumentName, text: string): Promise<ObjectFacts> {
    const path = getObjectPath(name);
    const bytes = Buffer.from(text);
    const known = await this.storage.stat(path);
    if (known !== undefined && (await this.storage.read(path))?.equals(bytes)) return known;
    return this.storage.put(path, bytes, MEDIA_TYPES[name]);
  }
}
