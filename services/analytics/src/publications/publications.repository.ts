import { type CloudEvent, CONTENT_EVENT_TYPES, type ContentKind, getContentItem } from '@atelier/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Schema, trusted } from 'mongoose';
import type { Period } from '../counts/period.js';
import { endOfDay, startOfDay } from '../days/studio-day.js';

export const PUBLICATION = 'Publication';

/** A publication, shown as a mark on the timeline. */
export interface Publication {
  at: Date;
  kind: ContentKind;
  title: string;
  path: string;
}

export const publicationSchema = new Schema<Publication>(
  {
    at: { type: Date, required: true, index: true },
    kind: { type: String, required: true },
    title: { type: String, required: true },
    path: { type: String, required: true },
  },
  { collection: 'publications', versionKey: false },
);

/** More marks than this are unreadable on a line. */
const MAX_MARKS = 100;

export const isPublication = ({ type }: CloudEvent): boolean =>
  CONTENT_EVENT_TYPES.includes(type) && type.split('.')[3] === 'published';

@Injectable()
export class PublicationsRepository {
  constructor(@InjectModel(PUBLICATION) private readonly publications: Model<Publication>) {}

  async add(event: CloudEvent): Promise<void> {
    const { kind, title, path } = getContentItem(event);
    await this.publications.create([{ at: new Date(event.time), kind, title, path }]);
  }

  /** The titles of these paths at their last publication. */
  async titlesOf(paths: readonly string[]): Promise<Map<string, string>> {
    const found = await this.publications
      .find({ path: trusted({ $in: [...paths] }) })
      .sort({ at: 1 })
      .lean<Publication[]>();
    return new Map(found.map(({ path, title }) => [path, title]));
  }

  /** The latest publications of a period, in order. */
  async within({ from, to }: Period, timeZone: string): Promise<Publication[]> {
    const span = { $gte: startOfDay(from, timeZone), $lt: endOfDay(to, timeZone) };
    const latest = await this.publications
      .find({ at: trusted(span) }, { _id: 0 })
      .sort({ at: -1 })
      .limit(MAX_MARKS)
      .lean<Publication[]>();
    return latest.reverse();
  }
}
