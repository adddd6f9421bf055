import { createHash } from 'node:crypto';
import { getShareCard } from '@atelier/contracts';
import { isObjectPath, LaterEffects, LOGGER, ObjectStorage } from '@atelier/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import type { PageRecord, PageWithoutCard } from '../pages/page.js';
import { PagesRepository } from '../pages/pages.repository.js';
import { Site } from '../site/site.js';
import { STATIC_PAGES, type StaticPage } from '../site/static-pages.js';
import { StudioCopy } from '../studio/studio-copy.js';
import { CARD_DESIGN, type Card, getCardLabel } from './card.js';
import { CardPainter } from './card-painter.js';

/** Records the input from which the cards of fixed pages were created. */
const FIXED_CARDS = 'seo/fixed-cards.json';
const MAX_COVER_BYTES = 20 * 1024 * 1024;

const getFixedCard = ({ path, title, description }: StaticPage): Card =>
  path === '/' ? { title, label: '' } : { title: description, label: title };

/** Keeps a share picture for every public page; removes those of deleted pages. */
@Injectable()
export class CardsService {
  private fixedMade = '';

  constructor(
    private readonly storage: ObjectStorage,
    private readonly pages: PagesRepository,
    private readonly painter: CardPainter,
    private readonly site: Site,
    private readonly studio: StudioCopy,
    private readonly effects: LaterEffects,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Updates the card of one page; returns whether there was one to update. */
  async makeNext(): Promise<boolean> {
    await this.studio.load();
    await this.makeFixed();
    const page = await this.pages.withoutCard(CARD_DESIGN);
    if (page === undefined) return false;
    await this.removePreviousCard(page);
    const content = page.isVisible ? await this.update(page) : null;
    if (!(await this.pages.keepCard(page, { design: CARD_DESIGN, content }))) await this.check(page.path, content);
    await this.effects.reach(page.id, page.version);
    return true;
  }

  /** Draws the card of a page if it would show anything else than before; returns a digest of what it shows. */
  private async update(page: PageWithoutCard): Promise<string> {
    const { card, cover, content } = await this.plan(page);
    if (content === page.cardContent && page.path === page.cardPath) return content;
    await this.put(page.path, { ...card, cover: cover && (await this.storage.read(cover.path)) });
    return content;
  }

  /**
   * Checks a card after its page has changed while it was drawn: another process may have drawn the new one first. The same
   * card drawn twice is left alone, or two processes would make each other draw it forever.
   */
  private async check(path: string, content: string | null): Promise<void> {
    const shown = await this.pages.findVisible(path);
    if (shown === undefined) await this.storage.remove(getShareCard(path));
    else if ((await this.plan(shown)).content !== content) await this.pages.demandCards(path);
  }

  /** What the card of a page is to show, and a digest of that. */
  private async plan(page: PageRecord) {
    const card = { title: page.title, label: getCardLabel(page.kind) };
    const cover = await this.findCover(page);
    const shown = JSON.stringify([this.design, card, cover?.etag]);
    return { card, cover, content: createHash('sha256').update(shown).digest('base64url') };
  }

  /** What all cards have in common. */
  private get design(): unknown[] {
    return [CARD_DESIGN, this.site.name, this.site.colors, this.site.logo];
  }

  private async makeFixed(): Promise<void> {
    const design = JSON.stringify([...this.design, STATIC_PAGES]);
    if (this.fixedMade === design) return;
    const wanted = Buffer.from(design);
    if (!(await this.storage.read(FIXED_CARDS))?.equals(wanted)) {
      for (const page of STATIC_PAGES) await this.put(page.path, getFixedCard(page));
      await this.storage.put(FIXED_CARDS, wanted, 'application/json');
    }
    this.fixedMade = design;
  }

  /** A title that is no longer public must not stay in a picture. */
  private async removePreviousCard({ cardPath, path, isVisible }: PageWithoutCard): Promise<void> {
    if (cardPath !== null && !(isVisible && cardPath === path)) await this.removeUnlessShown(cardPath);
  }

  private async removeUnlessShown(path: string): Promise<void> {
    if ((await this.pages.findVisible(path)) === undefined) await this.storage.remove(getShareCard(path));
  }

  private async put(path: string, card: Card): Promise<void> {
    await this.storage.put(getShareCard(path), await this.painted(card), 'image/jpeg');
  }

  private async painted(card: Card): Promise<Buffer> {
    try {
      return await this.painter.paint(this.site, card);
    } catch (error) {
      if (card.cover === undefined) throw error;
      this.logger.warn({ err: error, title: card.title }, 'cover could not be read; the card is made without it');
      return this.painter.paint(this.site, { ...card, cover: undefined });
    }
  }

  private async findCover({ image }: PageRecord): Promise<{ path: string; etag: string } | undefined> {
    const path = this.site.getMediaPath(image);
    const facts = path !== undefined && isObjectPath(path) ? await this.storage.stat(path) : undefined;
    if (path === undefined || facts === undefined || facts.bytes > MAX_COVER_BYTES) return undefined;
    return { path, etag: facts.etag };
  }
}
