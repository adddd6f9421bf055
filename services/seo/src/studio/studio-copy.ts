import type { ReadEventData, studioUpdated } from '@atelier/contracts';
import { STUDIO_COPY, StudioProjection } from '@atelier/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { Site, type SiteFacts } from '../site/site.js';

export const STUDIO_FIELDS = {
  name: { type: String, required: true },
  titleSuffix: { type: String, default: '' },
  description: { type: String, required: true },
  isIndexed: { type: Boolean, default: true },
};

/** The studio settings that machines read; before the first event, the service's startup settings. */
@Injectable()
export class StudioCopy extends StudioProjection<SiteFacts> {
  constructor(
    @InjectModel(STUDIO_COPY) studios: Model<unknown>,
    private readonly site: Site,
  ) {
    super(studios);
  }

  protected select({ details, seo }: ReadEventData<typeof studioUpdated>): SiteFacts {
    const { titleSuffix, description, isIndexed } = seo;
    return { name: details.name, titleSuffix, description, isIndexed };
  }

  /** The name before an event is applied. */
  async name(): Promise<string> {
    return ((await this.read()) ?? this.site).name;
  }

  /** Loads the latest settings received by any process of this service. */
  async load(): Promise<void> {
    const stored = await this.read();
    if (stored !== null) this.site.become(stored);
  }
}
