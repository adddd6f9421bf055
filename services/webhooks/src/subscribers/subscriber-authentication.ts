import { Broker, ENVIRONMENT, LOGGER, PUBLIC_STREAM } from '@atelier/service-kit';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { Logger } from 'pino';
import * as z from 'zod';
import type { WebhooksEnvironment } from '../webhooks-environment.js';
import { findId, getUser, isPasswordOf } from './event-subscriber.js';
import type { EventSubscriberRecord } from './event-subscriber.schema.js';
import { EventSubscribersRepository } from './event-subscribers.repository.js';
import { SubscriberConsumers } from './subscriber-consumers.js';
import { type UserRights, UserTokens } from './user-tokens.js';

/** NATS asks here whether to let in a connection that is none of the platform's own units. */
const QUESTIONS = '$SYS.REQ.USER.AUTH';
const MAX_SUBSCRIPTIONS = 10;
/** Requests and acknowledgements are short. */
const MAX_PAYLOAD_BYTES = 4096;

/** Tests shorten it. */
export const SUBSCRIBER_SESSION = { lifetimeMs: 60 * 60 * 1000 };

const question = z.object({
  nats: z.object({
    server_id: z.object({ id: z.string() }),
    user_nkey: z.string(),
    connect_opts: z.object({ user: z.string().default(''), pass: z.string().default('') }),
  }),
});

/** Only the server can publish such a question, so its signature proves nothing more. */
const parseQuestion = (token: string) => {
  const [, payload = ''] = token.split('.');
  const { nats } = question.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
  return { connection: { key: nats.user_nkey, server: nats.server_id.id }, ...nats.connect_opts };
};

/** To look at, read from and acknowledge to its own consumer. NATS renames the requests before it checks them. */
const getRights = (user: string): UserRights => ({
  pub: {
    allow: [
      `events.API.CONSUMER.INFO.${PUBLIC_STREAM}.${user}`,
      `events.API.CONSUMER.MSG.NEXT.${PUBLIC_STREAM}.${user}`,
      `$JS.ACK.${PUBLIC_STREAM}.${user}.>`,
      `$JS.ACK.*.*.${PUBLIC_STREAM}.${user}.>`,
    ],
  },
  sub: { allow: [`_INBOX_${user}.>`] },
  subs: MAX_SUBSCRIPTIONS,
  payload: MAX_PAYLOAD_BYTES,
  data: -1,
});

/** Decides which connections of subscribers NATS lets in. */
@Injectable()
export class SubscriberAuthentication implements OnApplicationBootstrap {
  constructor(
    private readonly broker: Broker,
    private readonly subscribers: EventSubscribersRepository,
    private readonly consumers: SubscriberConsumers,
    @Inject(ENVIRONMENT) private readonly environment: WebhooksEnvironment,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap() {
    const { SUBSCRIBERS_SEED: seed } = this.environment;
    if (seed === undefined) return;
    const tokens = new UserTokens(seed);
    this.broker
      .serve(QUESTIONS, 'webhooks', (request) => this.decide(tokens, request))
      .catch((err: unknown) => this.logger.warn({ err }, 'event subscribers cannot be authenticated'));
  }

  private async decide(tokens: UserTokens, request: string): Promise<string> {
    const { connection, user, pass } = parseQuestion(request);
    const subscriber = await this.find(user, pass);
    if (subscriber === undefined) return tokens.refuse(connection, 'unknown user or wrong password');
    await this.consumers.ensure(subscriber);
    this.logger.info({ subscriber: String(subscriber._id) }, 'an event subscriber connected');
    return tokens.grant(connection, getUser(subscriber), getRights(user), SUBSCRIBER_SESSION.lifetimeMs);
  }

  private async find(user: string, password: string): Promise<EventSubscriberRecord | undefined> {
    const id = findId(user);
    const subscriber = id === undefined ? null : await this.subscribers.find(id);
    return subscriber !== null && isPasswordOf(subscriber, password) ? subscriber : undefined;
  }
}
