import type { ContentKind } from '@atelier/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import type { PageRecord, PageWithoutCard } from './page.js';
import { PAGE, type PageFields } from './page.schema.js';

type Later = 'kind' | 'cardPath' | 'cardDesign';
type StoredPage = Omit<PageFields, Later> & Partial<Pick<PageFields, Later>>;

/** Pages of earlier versions have no kind, because all of them are posts. They have no card either. */
const toRecord = ({ _id, kind = 'post', cardPath = null, cardDesign = 0, ...fields }: StoredPage) =>
  ({ id: _id, kind, cardPath, cardDesign, ...fields }) satisfies PageWithoutCard;

const getKinds = (kind: ContentKind) => (kind === 'post' ? trusted({ $in: [kind, null] }) : kind);

@Injectable()
export class PagesRepository {
  constructor(@InjectModel(PAGE) private readonly pages: Model<PageFields>) {}

  /** Stores a page unless the stored one is as new or newer; returns whether it did. */
  async keepNewer({ id, ...fields }: PageRecord): Promise<boolean> {
    const known = await this.pages.findById(id, { version: 1, cardPath: 1 }).lean<StoredPage>();
    if (known !== null && known.version >= fields.version) return false;
    await this.pages.replaceOne(
      { _id: id },
      { ...fields, cardPath: known?.cardPath ?? null, cardDesign: 0 },
      { upsert: true },
    );
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

  /** Marks every card as outdated, because something on all of them changed; part of the running transaction. */
  async demandCards(): Promise<void> {
    // Differs each time, so that a card that is being drawn from the earlier facts does not count as the one demanded here.
    await this.pages.updateMany({ isVisible: true }, { $set: { cardDesign: -Date.now() } });
  }

  /** Records that the card matches the page; false if the page has changed or all cards were demanded since it was read. */
  async keepCard({ id, version, cardDesign, isVisible, path }: PageWithoutCard, design: number): Promise<boolean> {
    const page = { _id: id, version, cardDesign: trusted({ $in: [cardDesign, null] }) };
    const change = { $set: { cardDesign: design, cardPath: isVisible ? path : null } };
    return (await this.pages.updateOne(page, change)).matchedCount > 0;
  }
}
