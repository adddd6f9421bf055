import { DEFAULT_STUDIO, type ReadEventData, type studioUpdated } from '@atelier/contracts';
import { STUDIO_COPY, StudioProjection } from '@atelier/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';

const RECENT_MS = 1000;

export const STUDIO_FIELDS = { timeZone: { type: String, required: true } };

/** The time zone of the studio. */
@Injectable()
export class StudioCopy extends StudioProjection<{ timeZone: string }> {
  private recent: { timeZone: Promise<string>; untilMs: number } | undefined;

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

  /** Up to a second old, for calls that are too many to ask the database each time. */
  recentTimeZone(): Promise<string> {
    if (this.recent !== undefined && Date.now() < this.recent.untilMs) return this.recent.timeZone;
    const timeZone = this.timeZone();
    this.recent = { timeZone, untilMs: Date.now() + RECENT_MS };
    timeZone.catch(() => {
      this.recent = undefined;
    });
    return timeZone;
  }
}
