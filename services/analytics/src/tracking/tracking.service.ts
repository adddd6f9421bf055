import { goalReached, pageViewed, type TrackedView, viewDropped } from '@atelier/contracts';
import { Outbox, StreamKeeper } from '@atelier/service-kit';
import { Injectable } from '@nestjs/common';
import { dayBefore } from '../days/day.js';
import { getMinutes, getPlace, type Place } from '../days/studio-day.js';
import { StudioCopy } from '../studio/studio-copy.js';
import { VISIT_MAX_MS } from '../visits/visit.js';
import { VisitorsRepository } from '../visits/visitors.repository.js';
import { findDropReason } from './drop-reason.js';
import { type Day, Salts } from './salts.js';
import type { TrackRequest } from './track-request.js';
import { getDevice } from './user-agent.js';
import { sketchEntryOf, visitorHash } from './visitor-hash.js';

/** Only the host of a referrer, because its path and query may identify a person. The site itself does not count. */
const findReferrerHost = (referrer: string | undefined, ownHost: string): string | null => {
  const host = referrer !== undefined && URL.canParse(referrer) ? new URL(referrer).host : '';
  return host === '' || host === ownHost ? null : host;
};

const MINUTE_MS = 60_000;

const withoutQuery = (path: string): string => path.split(/[?#]/)[0] ?? path;

const getCampaign = ({ utm_source, utm_medium, utm_campaign }: TrackedView) => {
  const words = Object.entries({ source: utm_source, medium: utm_medium, name: utm_campaign }).filter(
    ([, word]) => word,
  );
  return words.length === 0 ? {} : { campaign: Object.fromEntries(words) };
};

/** Whether a visit that began yesterday may still go on. */
const canBeFromYesterday = ({ slot }: Place): boolean => getMinutes(slot).begin * MINUTE_MS < VISIT_MAX_MS;

/** Converts a browser's report to an event; counting follows from the event, like any other. */
@Injectable()
export class TrackingService {
  constructor(
    private readonly salts: Salts,
    private readonly visitors: VisitorsRepository,
    private readonly studio: StudioCopy,
    private readonly outbox: Outbox,
    private readonly streams: StreamKeeper,
  ) {}

  /** Anybody can send views, so they must not fill the stream: messages and publications would wait behind them. */
  async record(view: TrackedView, request: TrackRequest): Promise<void> {
    if (this.streams.isRoomReserved) return;
    const referrerHost = findReferrerHost(view.referrer, request.host);
    const reason = findDropReason(request.userAgent, referrerHost);
    if (reason !== undefined) return this.outbox.addLone(viewDropped, reason, { reason });
    const path = withoutQuery(view.path);
    const { visitor, day } = await this.recognize(request);
    if (view.event === 'message_sent')
      return this.outbox.addLone(goalReached, path, { goal: 'message_sent', path, visitor });
    const { country } = request;
    const where = country === undefined ? {} : { country };
    const sketchEntry = sketchEntryOf(await this.salts.ofMonth(day), request);
    const who = { visitor, sketchEntry, ...getDevice(request.userAgent), ...where };
    const seen = { path, referrerHost, ...who, ...getCampaign(view) };
    await this.outbox.addLone(pageViewed, path, seen);
  }

  /** The hash, and the day of its salt: visitors who continue past midnight keep those of the previous day. */
  private async recognize(request: TrackRequest): Promise<{ visitor: string; day: Day }> {
    const now = new Date();
    const today = getPlace(now, await this.studio.recentTimeZone());
    const before = canBeFromYesterday(today) ? await this.salts.ofYesterday(today) : undefined;
    const hashBefore = before === undefined ? undefined : visitorHash(before, request);
    if (hashBefore !== undefined && (await this.visitors.isVisiting(hashBefore, now)))
      return { visitor: hashBefore, day: { ...today, day: dayBefore(today.day) } };
    return { visitor: visitorHash(await this.salts.of(today), request), day: today };
  }
}
