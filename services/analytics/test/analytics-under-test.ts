import { type AnalyticsReport, type CloudEvent, type EventData, pageViewed } from '@atelier/contracts';
import {
  anEvent,
  dropDatabase,
  eventually,
  inspectDatabase,
  publishEvent,
  type ServiceCall,
  serviceClient,
  serviceTestEnvironment,
  startKeyServer,
} from '@atelier/test-kit';
import { start } from '../src/index.js';

export type Report = AnalyticsReport['data'];

/** A view of somebody at a moment, as the intake would tell of it. */
export const aView = (visitor: string, time: string, data: Partial<EventData<typeof pageViewed>> = {}): CloudEvent =>
  anEvent(pageViewed, { path: '/', referrerHost: null, visitor, ...data }, { time });

/** Where the studio's clock hangs, newer than whatever settings are told of by somebody else's events. */
export const hangClock = (database: string, timeZone: string) =>
  inspectDatabase(database, async (connection) => {
    const studio = { version: Number.MAX_SAFE_INTEGER, timeZone };
    await connection
      .collection<{ _id: string }>('studio')
      .updateOne({ _id: 'studio' }, { $set: studio }, { upsert: true });
  });

/** Tests share one stream, so a visitor of one test must not be a visitor of another. */
const withOwnVisitor = (event: CloudEvent, owner: string): CloudEvent => {
  const data = event.data as { visitor?: string };
  return data.visitor === undefined ? event : { ...event, data: { ...data, visitor: `${data.visitor} of ${owner}` } };
};

/** The service with a database and a clock of its own, and what tests ask of it. */
export const startAnalytics = async (timeZone = 'UTC', more: Readonly<Record<string, string>> = {}) => {
  const keys = await startKeyServer();
  const env = { ...serviceTestEnvironment('analytics', keys.jwksUrl), ...more };
  await hangClock(env.MONGODB_DATABASE, timeZone);
  const service = await start(env);
  const call: ServiceCall = serviceClient(service.url, keys);
  const getReport = async (query: Readonly<Record<string, string>>): Promise<Report> =>
    (await call('GET', `/analytics?${new URLSearchParams(query)}`, { as: 'viewer' })).body.data as unknown as Report;
  return {
    env,
    url: service.url,
    application: service.application,
    keys,
    call,
    getReport,
    /** The report of one day, read again once the check passes, since its headline and tables are read separately. */
    ofDay: async (day: string, check: (report: Report) => void) => {
      await eventually(async () => check(await getReport({ from: day, to: day })));
      return getReport({ from: day, to: day });
    },
    publish: async (...events: CloudEvent[]) => {
      for (const event of events) await publishEvent(withOwnVisitor(event, env.MONGODB_DATABASE));
    },
    stop: async () => {
      await service.stop();
      await keys.stop();
      await dropDatabase(env.MONGODB_DATABASE);
    },
  };
};
