import type { NodeConnectionOptions } from '@nats-io/transport-node';

/**
 * The client takes credentials separately from the address. A named user has its own inboxes, so that the server can keep
 * replies and events from other users.
 */
export const natsOptions = (url: string): Pick<NodeConnectionOptions, 'servers' | 'user' | 'pass' | 'inboxPrefix'> => {
  const { protocol, host, username, password } = new URL(url);
  const servers = `${protocol}//${host}`;
  if (username === '') return { servers };
  const user = decodeURIComponent(username);
  return { servers, user, pass: decodeURIComponent(password), inboxPrefix: `_INBOX_${user}` };
};
