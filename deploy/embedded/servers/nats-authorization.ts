import { SERVICES, type ServiceName } from '../unit-environments.ts';
import { ACCOUNTS, type Account, ADMINISTRATOR, passwordVariable } from './accounts.ts';

/** The accounts of NATS, which share no subject unless one exports it and the other imports it. */
export const PLATFORM_ACCOUNT = 'ATELIER';
const SUBSCRIBERS_ACCOUNT = 'SUBSCRIBERS';

const EVENTS = 'ATELIER_EVENTS';
const DEAD_LETTERS = 'ATELIER_DEAD_LETTERS';
/** What event subscribers read. */
const PUBLIC = 'ATELIER_PUBLIC';
const STREAMS = [EVENTS, DEAD_LETTERS, 'ATELIER_LIMITS'];
/** Events that any service may publish: audit entries, dead-letter announcements, and failed mails. */
const SHARED_EVENTS = ['atelier.audit.>', 'atelier.events.>', 'atelier.mail.>'];

/**
 * To follow the events: each unit makes consumers and reads them. The client creates a consumer of several types of events by
 * a request that names the consumer in its body, where no permission sees it. So a unit can still change which events another
 * one's consumer selects, until that one starts again; it cannot read, acknowledge, pause or delete there.
 */
const READ_EVENTS = [
  '$JS.API.INFO',
  '$JS.API.STREAM.INFO.*',
  `$JS.API.STREAM.MSG.GET.${EVENTS}`,
  `$JS.API.CONSUMER.CREATE.${EVENTS}`,
  ...['CREATE', 'INFO', 'DELETE'].map((action) => `$JS.API.CONSUMER.${action}.${EVENTS}.>`),
  `$JS.API.CONSUMER.MSG.NEXT.${EVENTS}.*`,
];
/** The gateway asks all services, and the caches of all gateways and shells, what they know of an event. */
const TRAILS = 'trails';
/** Content asks the gateway for the receipts of publications. */
const RECEIPTS = 'receipts';
/** Services manage the streams. No account may delete or purge one. */
const KEEP_STREAMS = STREAMS.flatMap((stream) => [
  `$JS.API.STREAM.CREATE.${stream}`,
  `$JS.API.STREAM.UPDATE.${stream}`,
]);

/** A service's consumer has the service's name, so no other unit takes events from it. */
const getConsumer = (service: ServiceName): string[] => [
  `$JS.API.CONSUMER.*.${EVENTS}.${service}`,
  `$JS.API.CONSUMER.*.${EVENTS}.${service}.>`,
  `$JS.API.CONSUMER.MSG.NEXT.${EVENTS}.${service}`,
];

const ofService = (service: ServiceName): string[] => [
  `atelier.${service}.>`,
  ...SHARED_EVENTS,
  `dead-letter.${service}.>`,
  ...READ_EVENTS,
  ...KEEP_STREAMS,
  `$JS.API.CONSUMER.DURABLE.CREATE.${EVENTS}.${service}`,
  // A rebuild lets the service's own consumer rest while a copy replaces what is live.
  `$JS.API.CONSUMER.PAUSE.${EVENTS}.${service}`,
  `$JS.ACK.${EVENTS}.${service}.>`,
  `$JS.ACK.*.*.${EVENTS}.${service}.>`,
];

/** The webhooks service publishes what event subscribers read, and manages their consumers without reading from them. */
const OF_WEBHOOKS = [
  'public.>',
  `$JS.API.STREAM.CREATE.${PUBLIC}`,
  `$JS.API.STREAM.UPDATE.${PUBLIC}`,
  `$JS.API.CONSUMER.*.${PUBLIC}`,
  `$JS.API.CONSUMER.*.${PUBLIC}.>`,
  `$JS.API.CONSUMER.DURABLE.CREATE.${PUBLIC}.*`,
];
/** It also decides which connections of event subscribers the server lets in. */
const AUTHENTICATION = '$SYS.REQ.USER.AUTH';

/** Staff replay dead letters through the gateway, so it publishes events of any kind, and see what consumers have left to do. */
const OF_GATEWAY = [
  'atelier.>',
  'limits.>',
  TRAILS,
  ...READ_EVENTS,
  `$JS.API.CONSUMER.LIST.${EVENTS}`,
  `$JS.API.STREAM.MSG.GET.${DEAD_LETTERS}`,
  `$JS.API.STREAM.MSG.DELETE.${DEAD_LETTERS}`,
];
const OF_SHELL = ['limits.>', ...READ_EVENTS];

/** Caches hear of changes before the stream has stored them. */
const CONTENT_EVENTS = 'atelier.content.>';

/** What an account hears and answers, besides its own replies and the question that all of them answer. */
const HEARD: Partial<Record<Account, readonly string[]>> = {
  gateway: [RECEIPTS, CONTENT_EVENTS],
  shell: [CONTENT_EVENTS],
  webhooks: [AUTHENTICATION],
};

const subscribable = (account: Account): string => {
  const heard = [`_INBOX_${account}.>`, TRAILS, ...(HEARD[account] ?? [])];
  return `[${heard.map((subject) => `"${subject}"`).join(', ')}], allow_responses: { max: 10 }`;
};

const publishable = (account: Exclude<Account, typeof ADMINISTRATOR>): string[] => {
  if (account === 'gateway') return OF_GATEWAY;
  if (account === 'shell') return OF_SHELL;
  if (account === 'content') return [...ofService(account), RECEIPTS];
  return account === 'webhooks' ? [...ofService(account), ...OF_WEBHOOKS] : ofService(account);
};

const list = (subjects: readonly string[]): string =>
  `[\n${subjects.map((subject) => `            "${subject}"`).join('\n')}\n          ]`;

const getUser = (account: Account): string => {
  const credentials = `user: ${account}, password: $${passwordVariable(account)}`;
  if (account === ADMINISTRATOR) return `      { ${credentials} }`;
  const consumersOfOthers = SERVICES.filter((service) => service !== account).flatMap(getConsumer);
  return `      { ${credentials}, permissions: {
        publish: {
          allow: ${list(publishable(account))}
          deny: ${list(consumersOfOthers)}
        }
        subscribe: ${subscribable(account)}
      } }`;
};

/** What reaches the platform from event subscribers: they look at a consumer, read from it, and acknowledge. */
const INFO = `$JS.API.CONSUMER.INFO.${PUBLIC}.*`;
const NEXT = `$JS.API.CONSUMER.MSG.NEXT.${PUBLIC}.*`;
const ACKNOWLEDGEMENTS = [`$JS.ACK.${PUBLIC}.>`, `$JS.ACK.*.*.${PUBLIC}.>`];

/** An account without JetStream answers \`$JS.API\` itself, so a request is renamed before it is sent to the platform. */
const renamed = (subject: string): string => subject.replace('$JS.', 'events.');

const exported = (subject: string, extra = ''): string =>
  `      { service: "${subject}"${extra}, accounts: [${SUBSCRIBERS_ACCOUNT}] }`;
const imported = (subject: string, extra = ''): string =>
  `      { service: { account: ${PLATFORM_ACCOUNT}, subject: "${subject}" }${extra} }`;
const importedAs = (subject: string): string => imported(subject, `, to: "${renamed(subject)}"`);
const mapping = (subject: string): string => `      "${subject}": "${renamed(subject).replace('*', '$1')}"`;

/**
 * The accounts of NATS, their users, and the users' permissions, as a part of the server's configuration. Any other connection
 * is an event subscriber, which the webhooks service lets in or not. Subscribers have an account of their own, because NATS
 * checks no permission for the subject at which a request wants its answer: only in another account does it lead nowhere.
 */
export const natsAuthorization = (): string => `# Written by deploy/embedded/servers/nats-authorization.ts.
accounts {
  ${PLATFORM_ACCOUNT} {
    jetstream: enabled
    users: [
${ACCOUNTS.map(getUser).join('\n')}
    ]
    exports: [
${[exported(INFO), exported(NEXT, ', response_type: stream'), ...ACKNOWLEDGEMENTS.map((subject) => exported(subject))].join(',\n')}
    ]
  }
  ${SUBSCRIBERS_ACCOUNT} {
    imports: [
${[importedAs(INFO), importedAs(NEXT), ...ACKNOWLEDGEMENTS.map((subject) => imported(subject))].join(',\n')}
    ]
    mappings: {
${[INFO, NEXT].map(mapping).join('\n')}
    }
  }
}
authorization {
  auth_callout { issuer: $SUBSCRIBERS_ISSUER, account: ${PLATFORM_ACCOUNT}, auth_users: [${ACCOUNTS.join(', ')}] }
}
`;

// For the file that Docker Compose uses:
// node deploy/embedded/servers/nats-authorization.ts > deploy/docker/nats-users.conf
if (import.meta.main) process.stdout.write(natsAuthorization());
