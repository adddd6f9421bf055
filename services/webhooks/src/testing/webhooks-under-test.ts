import { randomBytes } from 'node:crypto';
import {
  type CloudEvent,
  type Delivery,
  type DeliveryDetail,
  type newsletterConfirmed,
  type newsletterDeleted,
  type newsletterSubscribed,
  type newsletterUnsubscribed,
  postPublished,
  submissionReceived,
  type Webhook,
} from '@atelier/contracts';
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
import { expect } from '@jest/globals';
import { Types } from 'mongoose';
import { start } from '../index.js';
import { DeliverySender } from '../sending/delivery-sender.js';

/**
 * All tests share a broker. Webhooks of these tests are created at a future time, after the events of all other tests, so that
 * they get only their own. Files that run at the same time use events of different types.
 */
const MADE_AT = new Date('2099-01-01T00:00:00.000Z');
export const TOLD_AT = '2100-01-01T00:00:00.000Z';

/** A unique post with its published event. */
export const aPublishedPost = (version = 1, id = randomBytes(12).toString('hex')): CloudEvent =>
  anEvent(
    postPublished,
    {
      id,
      slug: `post-${id}`,
      title: 'A title',
      excerpt: 'An excerpt',
      text: 'A long text',
      media: [],
      category: 'development',
      tags: [],
      author: 'Ada Lovelace',
      featuredImage: null,
      status: 'published',
      publishDate: '2026-01-05T08:00:00.000Z',
      updatedAt: '2026-01-06T09:00:00.000Z',
      version,
    },
    { time: TOLD_AT },
  );

export const aMessageReceived = (): CloudEvent =>
  anEvent(
    submissionReceived,
    {
      id: randomBytes(12).toString('hex'),
      serviceInterest: 'web_development',
      status: 'new',
    },
    { time: TOLD_AT },
  );

/** An event of a unique subscriber. */
export const anEventOfSubscriber = (
  definition:
    | typeof newsletterConfirmed
    | typeof newsletterDeleted
    | typeof newsletterSubscribed
    | typeof newsletterUnsubscribed,
  id = randomBytes(12).toString('hex'),
): CloudEvent => anEvent(definition, { id }, { time: TOLD_AT });

/** Environment for instances of the service; several may run in it, one after another or in parallel. */
export const aPlaceForWebhooks = async (extra: NodeJS.ProcessEnv = {}) => {
  const keys = await startKeyServer();
  const env = serviceTestEnvironment('webhooks', keys.jwksUrl, { WEBHOOKS_ALLOW_PRIVATE: 'true', ...extra });
  return {
    env,
    keys,
    inspect: <Result>(look: Parameters<typeof inspectDatabase<Result>>[1]) =>
      inspectDatabase(env.MONGODB_DATABASE, look),
    leave: async () => {
      await keys.stop();
      await dropDatabase(env.MONGODB_DATABASE);
    },
  };
};
export type PlaceForWebhooks = Awaited<ReturnType<typeof aPlaceForWebhooks>>;

/** Staff actions on an instance. */
export const createDesk = (url: string, { keys, inspect }: Pick<PlaceForWebhooks, 'keys' | 'inspect'>) => {
  const call: ServiceCall = serviceClient(url, keys);
  const succeed = async (method: string, path: string, body?: unknown) => {
    const answer = await call(method, path, { as: 'super_admin', body });
    expect([answer.status, answer.body.message]).toEqual([expect.any(Number), answer.body.message]);
    expect(answer.status).toBeLessThan(300);
    return answer.body;
  };
  const deliveries = async (id: string, query = '') =>
    (await succeed('GET', `/webhooks/${id}/deliveries?limit=100${query}`)).data as unknown as Delivery[];
  const detail = async (id: string, delivery: string) =>
    (await succeed('GET', `/webhooks/${id}/deliveries/${delivery}`)).data as unknown as DeliveryDetail;
  return {
    call,
    succeed,
    deliveries,
    detail,
    find: async (id: string) => (await succeed('GET', `/webhooks/${id}`)).data as unknown as Webhook,
    /** Creates a webhook that listens for published posts, disabled until it no longer matches events of other tests. */
    create: async (
      address: string,
      { isEnabled = true, ...fields }: { isEnabled?: boolean; [field: string]: unknown } = {},
    ) => {
      const webhook = { url: address, description: 'Test', events: [postPublished.type], ...fields, isEnabled: false };
      const made = (await succeed('POST', '/webhooks', webhook)).data as unknown as Webhook & { secret: string };
      const state = { createdAt: MADE_AT, disabledReason: isEnabled ? null : 'staff' };
      await inspect((database) =>
        database.collection('webhooks').updateOne({ _id: new Types.ObjectId(made.id) }, { $set: state }),
      );
      return { ...made, isEnabled };
    },
    /** Waits until the only delivery has these fields. */
    untilOne: (id: string, fields: Partial<Delivery>) =>
      eventually(async () => {
        const all = await deliveries(id);
        expect(all).toEqual([expect.objectContaining(fields)]);
        return all[0] as Delivery;
      }),
  };
};

/** A webhooks service with its own keys and database; `stop` removes everything. */
export const startWebhooks = async (extra: NodeJS.ProcessEnv = {}) => {
  const place = await aPlaceForWebhooks(extra);
  const service = await start(place.env);
  return {
    ...place,
    ...createDesk(service.url, place),
    url: service.url,
    application: service.application,
    /** Looks for due deliveries now, without waiting for the next run. */
    nudge: () => service.application.get(DeliverySender).nudge(),
    tell: (event: CloudEvent) => publishEvent(event),
    stop: async () => {
      await service.stop();
      await place.leave();
    },
  };
};
export type WebhooksUnderTest = Awaited<ReturnType<typeof startWebhooks>>;
