import type { ReadEventData, studioUpdated } from '@atelier/contracts';
import { STUDIO_COPY, StudioProjection } from '@atelier/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { DEFAULT_COLORS, NO_LOGO, Site, type SiteFacts } from '../site/site.js';

export const STUDIO_FIELDS = {
  name: { type: String, required: true },
  titleSuffix: { type: String, default: '' },
  description: { type: String, required: true },
  isIndexed: { type: Boolean, default: true },
  colors: { type: Object, default: null },
  logo: { type: Object, default: null },
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

  protected select({ details, seo, brand }: ReadEventData<typeof studioUpdated>): SiteFacts {
    const { titleSuffix, description, isIndexed } = seo;
    const { accent, surface } = brand ?? DEFAULT_COLORS;
    const logo = brand === undefined ? NO_LOGO : { drawing: brand.logo, isInk: brand.isLogoInk };
    return { name: details.name, titleSuffix, description, isIndexed, colors: { accent, surface }, logo };
  }

  /** What the cards show of the studio, before an event is applied. */
  async cardFacts(): Promise<Pick<SiteFacts, 'name' | 'colors' | 'logo'>> {
    const { name, colors, logo } = (await this.read()) ?? this.site;
    return { name, colors: colors ?? DEFAULT_COLORS, logo: logo ?? NO_LOGO };
  }

  /** Loads the latest settings received by any process of this service. */
  async load(): Promise<void> {
    const stored = await this.read();
    // A copy from before the brand was a setting has no colors and no logo.
    if (stored === null) return;
    this.site.become({ ...stored, colors: stored.colors ?? DEFAULT_COLORS, logo: stored.logo ?? NO_LOGO });
  }
}
