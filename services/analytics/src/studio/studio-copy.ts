import { DEFAULT_STUDIO, type ReadEventData, type studioUpdated } from '@atelier/contracts';
import { STUDIO_COPY, StudioProjection } from '@atelier/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';

export const STUDIO_FIELDS = { timeZone: { type: String, required: true } };

/** The time zone of the studio. */
@Injectable()
export class StudioCopy extends StudioProjection<{ timeZone: string }> {
  constructor(@InjectModel(STUDIO_COPY) studios: Model<unknown>) {
    super(studios);
  }

  protected select({ timeZone }: ReadEventData<typeof studioUpdated>) {
    return { timeZone };
  }

  async isKnown(): Promise<boolean> {
    return (await this.read()) !== null;
  }

  /** An IANA name; before the first event, the default of a new installation. */
  async timeZone(): Promise<string> {
    return (await this.read())?.timeZone ?? DEFAULT_STUDIO.timeZone;
  }
}
