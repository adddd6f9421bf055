import type { ContentKind } from '@atelier/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import type { PageRecord } from './page.js';
import { PAGE, type PageFields } from './page.schema.js';
import { PagesRepository } from './pages.repository.js';

type StoredPage = Omit<PageFields, 'kind'> & Partial<Pick<PageFields, 'kind'>>;

/** Pages of earlier versions name no kind: all of them are posts. */
const toRecord = ({ _id, kind = 'post', ...fields }: StoredPage): PageRecord => ({ id: _id, kind, ...fields });

const kindsOf = (kind: ContentKind) => (kind === 'post' ? trusted({ $in: [kind, null] }) : kind);

@Injectable()
export class MongoPagesRepository extends PagesRepository {
  constructor(@InjectModel(PAGE) private readonly pages: Model<PageFields>) {
    super();
  }

  async keepNewer({ id, ...fields }: PageRecord): Promise<boolean> {
    const known = await this.pages.findById(id, { version: 1 }).lean<Pick<PageFields, 'version'>>();
    if (known !== null && known.version >= fields.version) return false;
    await this.pages.replaceOne({ _id: id }, fields, { upsert: true });
    return true;
  }

  async findVisible(path: string): Promise<PageRecord | undefined> {
    const found = await this.pages.findOne({ path, isVisible: true }).sort({ changedAt: -1 }).lean<StoredPage>();
    return found === null ? undefined : toRecord(found);
  }

  async newest(kind: ContentKind, limit: number): Promise<PageRecord[]> {
    const found = await this.pages
      .find({ kind: kindsOf(kind), isVisible: true })
      .sort({ publishedAt: -1, _id: -1 })
      .limit(limit)
      .lean<StoredPage[]>();
    return found.map(toRecord);
  }
}
