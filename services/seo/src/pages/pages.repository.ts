import type { ContentKind } from '@atelier/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import type { PageRecord, PageWithoutCard } from './page.js';
import { PAGE, type PageFields } from './page.schema.js';

type Later = 'kind' | 'cardPath' | 'cardDesign' | 'cardContent';
type StoredPage = Omit<PageFields, Later> & Partial<Pick<PageFields, Later>>;

/** Pages of earlier versions have no kind, because all of them are posts. They have no card either. */
const toRecord = ({
  _id,
  kind = 'post',
  cardPath = null,
  cardDesign = 0,
  cardContent = null,
  ...fields
}: StoredPage): PageWithoutCard => ({ id: _id, kind, cardPath, cardDesign, cardContent, ...fields });

const getKinds = (kind: ContentKind) => (kind === 'post' ? trusted({ $in: [kind, null] }) : kind);

@Injectable()
export class PagesRepository {
  constructor(@InjectModel(PAGE) private readonly pages: Model<PageFields>) {}

  /** Stores a page unless the stored one is as new or newer; returns whether it did. */
  async keepNewer({ id, ...fields }: PageRecord): Promise<boolean> {
    const known = await this.pages.findById(id, { version: 1, cardPath: 1, cardContent: 1 }).lean<StoredPage>();
    if (known !== null && known.version >= fields.version) return false;
    const { cardPath = null, cardContent = null } = known ?? {};
    await this.pages.replaceOne({ _id: id }, { ...fields, cardPath, cardDesign: 0, cardContent }, { upsert: true });
    return true;
  }

  async findVisible(path: string): Promise<PageRecord | undefined> {
    const found = await this.pages.findOne({ path, isVisible: true }).sort({ changedAt: -1 }).lean<StoredPage>();
    return found === null ? undefined : toRecord(found);
  }

  /** Visible pages of a kind, last published first. */
  async newest(kind: ContentKind, limit: number): Promise<PageRecord[]> {
    const found = await this.pages
      .find({ kind: getKinds(kind), isVisible: true })
      .sort({ publishedAt: -1, _id: -1 })
      .limit(limit)
      .lean<StoredPage[]>();
    return found.map(toRecord);
  }

  /** A visible page without a card of this design, or a hidden page that still has a card. */
  async withoutCard(design: number): Promise<PageWithoutCard | undefined> {
    const found = await this.pages
      .findOne({
        cardDesign: trusted({ $ne: design }),
        $or: [{ isVisible: true }, { cardPath: trusted({ $ne: null }) }],
      })
      .lean<StoredPage>();
    return found === null ? undefined : toRecord(found);
  }

  /** Marks every card, or the one at a path, as outdated; part of the running transaction. */
  async demandCards(path?: string): Promise<void> {
    const shown = { isVisible: true, ...(path === undefined ? {} : { path }) };
    // Differs each time, so that a card that is being drawn from the earlier facts does not count as the one demanded here.
    await this.pages.updateMany(shown, { $set: { cardDesign: -Date.now(), cardContent: null } });
  }

  /** Records the card of a page; false if the page has changed or its card was demanded since the page was read. */
  async keepCard(
    { id, version, cardDesign, isVisible, path }: PageWithoutCard,
    card: { design: number; content: string | null },
  ): Promise<boolean> {
    const page = { _id: id, version, cardDesign: trusted({ $in: [cardDesign, null] }) };
    const kept = { cardDesign: card.design, cardContent: card.content, cardPath: isVisible ? path : null };
    return (await this.pages.updateOne(page, { $set: kept })).matchedCount > 0;
  }
}
