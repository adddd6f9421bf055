import { setTimeout as delay } from 'node:timers/promises';
import { publishCommand } from '@atelier/service-kit/audit/publish-change';
import { EventArchive } from '@atelier/service-kit/event-archive/event-archive';
import { type RestoreReport, restoreEvents } from '@atelier/service-kit/event-archive/restore-events';
import { Broker } from '@atelier/service-kit/events/broker';
import { Problem } from '../embedded/problem.ts';
import { listDatabases } from './database-dump.ts';
import { listStreamNames } from './event-streams.ts';
import { type Addresses, type Place, withPlaceAt } from './place.ts';

const EVENTS = 'ATELIER_EVENTS';
/** Services check their streams every minute. */
const CREATED_WITHIN_MS = 75_000;
const CHECK_MS = 500;
const AT_ONCE = 500;
/** What fails is thrown, and said once. */
const NO_LOG = { warn: () => undefined, error: () => undefined };

interface StreamOptions {
  from: string;
  to?: string | undefined;
  isDryRun: boolean;
  onProgress: (restored: number, total: number) => void;
}

export interface StreamReport extends Omit<RestoreReport, 'known'> {
  /** Events that neither stream nor archives had, which their services send again. */
  fromOutboxes: number;
}

interface OutboxEntry {
  _id: string;
}

/** Services create a stream that is missing, with their settings. */
const waitForStream = async ({ streams }: Place): Promise<void> => {
  const deadline = Date.now() + CREATED_WITHIN_MS;
  while (!(await listStreamNames(streams)).includes(EVENTS)) {
    if (Date.now() > deadline)
      throw new Problem(`There is no stream ${EVENTS}. Start Atelier, whose services create it, and try again.`);
    await delay(CHECK_MS);
  }
};

/** Lets the services send again what is in their outboxes alone: events since the last archive. */
const resendFromOutboxes = async (
  { client, prefix }: Place,
  known: ReadonlySet<string>,
  { from, to, isDryRun }: StreamOptions,
): Promise<number> => {
  let events = 0;
  for (const name of await listDatabases(client, prefix)) {
    const outbox = client.db(name).collection<OutboxEntry>('outbox');
    const time = { $gte: from, ...(to === undefined ? {} : { $lt: to }) };
    const sent = outbox.find({ sentAt: { $ne: null }, 'event.time': time }, { projection: { _id: 1 } });
    const missing: string[] = [];
    for await (const { _id } of sent) if (!known.has(_id)) missing.push(_id);
    events += missing.length;
    if (isDryRun) continue;
    for (let at = 0; at < missing.length; at += AT_ONCE)
      await outbox.updateMany({ _id: { $in: missing.slice(at, at + AT_ONCE) } }, { $set: { sentAt: null } });
  }
  return events;
};

/** Puts the events of a period that the stream has lost back: from the archives, then from the outboxes. */
export const restoreStream = (addresses: Addresses, options: StreamOptions): Promise<StreamReport> =>
  withPlaceAt(addresses, async (place) => {
    await waitForStream(place);
    const broker = new Broker(addresses.natsUrl, 'atelier-restore-stream', NO_LOG);
    try {
      const { known, ...report } = await restoreEvents(broker, new EventArchive(place.storage), options);
      const fromOutboxes = await resendFromOutboxes(place, known, options);
      const item = { kind: 'stream', id: EVENTS, title: EVENTS };
      if (!options.isDryRun) await publishCommand(broker, { action: 'restored', item, ...options });
      return { ...report, fromOutboxes };
    } finally {
      await broker.close();
    }
  });
