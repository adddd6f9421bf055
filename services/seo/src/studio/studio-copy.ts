import type { ReadEventData, studioUpdated } from '@atelier/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Schema } from 'mongoose';
import { Site, type SiteFacts } from '../site/site.js';

/** What the last event told of the settings, as far as this service needs it. */
interface StoredStudio extends SiteFacts {
  _id: string;
  version: number;
}

/** What a change touches: nothing where it was told before, the cards where the name stands on them. */
export type StudioChange = 'nothing' | 'documents' | 'documents and cards';

const ONLY = 'studio';

export const STUDIO_COPY = 'StudioCopy';
export const studioCopySchema = new Schema<StoredStudio>(
  {
    _id: String,
    version: { type: Number, required: true },
    name: { type: String, required: true },
    titleSuffix: { type: String, default: '' },
    description: { type: String, required: true },
    isIndexed: { type: Boolean, default: true },
  },
  { collection: 'studio', versionKey: false, strict: 'throw' },
);

/** The settings of the studio as events tell them; what the service was started with until the first one comes. */
@Injectable()
export class StudioCopy {
  constructor(
    @InjectModel(STUDIO_COPY) private readonly studios: Model<StoredStudio>,
    private readonly site: Site,
  ) {}

  /** Part of a transaction that runs; an older event undoes nothing newer. */
  async keep({ details, seo, version }: ReadEventData<typeof studioUpdated>): Promise<StudioChange> {
    const standing = await this.read();
    if ((standing?.version ?? 0) >= version) return 'nothing';
    const { titleSuffix, description, isIndexed } = seo;
    const copy = { version, name: details.name, titleSuffix, description, isIndexed };
    await this.studios.updateOne({ _id: ONLY }, { $set: copy }, { upsert: true });
    return (standing ?? this.site).name === details.name ? 'documents' : 'documents and cards';
  }

  /** Brings the site to what any process of this service heard last. */
  async load(): Promise<void> {
    const stored = await this.read();
    if (stored !== null) this.site.become(stored);
  }

  private read(): Promise<StoredStudio | null> {
    return this.studios.findById(ONLY).lean<StoredStudio>();
  }
}
