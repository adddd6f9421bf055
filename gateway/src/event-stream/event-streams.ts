import type { Readable } from 'node:stream';
import { type CloudEvent, PUBLIC_EVENT_TYPES, type TokenClaims, toPublicBody } from '@atelier/contracts';
import { RevokedSessions } from '@atelier/service-kit/auth/revoked-sessions';
import { Broker } from '@atelier/service-kit/events/broker';
import { EventSubscription } from '@atelier/service-kit/events/event-subscription';
import { getEnd, isHeld, type StreamPosition } from '@atelier/service-kit/events/stream-position';
import { EVENT_STREAM } from '@atelier/service-kit/events/streams';
import { InvalidInput } from '@atelier/service-kit/http/exceptions';
import { LOGGER } from '@atelier/service-kit/service-tokens';
import {
  type BeforeApplicationShutdown,
  GoneException,
  Inject,
  Injectable,
  type OnApplicationBootstrap,
  ServiceUnavailableException,
} from '@nestjs/common';
import type { Logger } from 'pino';
import { findPosition, getEventId } from './event-id.js';
import { EventStream } from './event-stream.js';
import { StreamFigures } from './stream-figures.js';
import { StreamPlaces } from './stream-places.js';

const CHECK_INTERVAL_MS = 1000;
/** Events can be large, and each stream buffers up to this many for a slow subscriber. */
const FETCHED_AHEAD = 8;
const GONE =
  'The events after this ID are no longer kept. Read the current state, then subscribe without Last-Event-ID.';

/** The open event streams. Each has its own subscription to the broker, at its own position. */
@Injectable()
export class EventStreams implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly streams = new Set<EventStream>();
  private readonly subscriptions = new Set<Promise<void>>();
  private readonly places = new StreamPlaces();
  private timer: NodeJS.Timeout | undefined;
  private isClosing = false;

  constructor(
    @Inject(Broker) private readonly broker: Broker,
    private readonly revoked: RevokedSessions,
    private readonly figures: StreamFigures,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap() {
    this.timer = setInterval(() => this.check(), CHECK_INTERVAL_MS);
  }

  /** Runs before the connection to the broker is closed. */
  async beforeApplicationShutdown() {
    clearInterval(this.timer);
    this.endAll();
    for (const { body } of this.streams) body.destroy();
    await Promise.all(this.subscriptions);
  }

  /** Ends every stream so that the connections close, and accepts no new ones. */
  endAll(): void {
    this.isClosing = true;
    for (const stream of this.streams) stream.end();
  }

  /** Opens a stream of the events after `lastEventId`, or of new events. */
  async open(viewer: TokenClaims, types = PUBLIC_EVENT_TYPES, lastEventId?: string): Promise<Readable> {
    const leave = this.places.take(viewer.sub);
    try {
      const start = await this.findStart(lastEventId);
      if (this.isClosing) throw new ServiceUnavailableException();
      const stream = this.follow(viewer, types, start);
      stream.body.once('close', leave);
      return stream.body;
    } catch (error) {
      leave();
      throw error;
    }
  }

  private async findStart(lastEventId: string | undefined): Promise<StreamPosition> {
    if (!this.broker.isConnected) throw new ServiceUnavailableException('The event broker cannot be reached.');
    const stream = await (await this.broker.manager()).streams.info(EVENT_STREAM);
    if (lastEventId === undefined) return getEnd(stream);
    const position = findPosition(lastEventId);
    if (position === undefined)
      throw new InvalidInput([{ field: 'Last-Event-ID', message: 'Last-Event-ID must be an ID of this stream' }]);
    if (!isHeld(stream, position)) throw new GoneException(GONE);
    return position;
  }

  private follow(viewer: TokenClaims, types: readonly string[], start: StreamPosition): EventStream {
    const stream = new EventStream(viewer);
    const subscription = new EventSubscription(this.broker, this.logger, {
      types,
      start,
      ahead: FETCHED_AHEAD,
      onEvent: (event, position) => this.send(stream, event, position),
      // Events were missed that are no longer stored. The next request reports it.
      onStart: () => stream.end(),
    });
    this.streams.add(stream);
    this.figures.open.inc();
    stream.body.once('error', (err) => {
      this.figures.tooSlow.inc();
      this.logger.warn({ err, subscriber: viewer.sub }, 'event stream was cut');
    });
    stream.body.once('close', () => {
      this.streams.delete(stream);
      this.figures.open.dec();
      this.keep(subscription.close());
    });
    stream.begin(getEventId(start));
    subscription.start();
    return stream;
  }

  private async send(stream: EventStream, event: CloudEvent, position: StreamPosition): Promise<void> {
    if (this.hasLostAccess(stream)) stream.end();
    if (!stream.isOpen) return;
    this.figures.eventsSent.inc();
    await stream.write(getEventId(position), { id: event.id, ...toPublicBody(event) });
  }

  private check(): void {
    for (const stream of this.streams) {
      if (this.hasLostAccess(stream)) stream.end();
      stream.keepAlive();
    }
  }

  /** A change of rights ends the stream, as it does for every other call. */
  private hasLostAccess({ viewer: { sid, exp = 0 } }: EventStream): boolean {
    return this.revoked.has(sid) || exp * 1000 <= Date.now();
  }

  private keep(closing: Promise<void>): void {
    this.subscriptions.add(closing);
    void closing.finally(() => this.subscriptions.delete(closing));
  }
}
