// Prints the address of each post that is published, read from NATS. After a restart, it continues without missing any.
// ATELIER_NATS_URL=nats://subscriber-…:…@127.0.0.1:4222 node packages/events/sample/published-posts-nats.mjs
import { jetstream } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';

const { protocol, host, username: user, password: pass } = new URL(process.env.ATELIER_NATS_URL ?? '');
const [site = 'http://localhost:3000'] = process.argv.slice(2);

const connection = await connect({
  servers: `${protocol}//${host}`,
  user,
  pass,
  // A subscriber may only read answers to itself.
  inboxPrefix: `_INBOX_${user}`,
  maxReconnectAttempts: -1,
});
const consumer = await jetstream(connection).consumers.get('ATELIER_PUBLIC', user);

console.log('Waiting for posts. Stop with Ctrl+C.');
for await (const message of await consumer.consume({ max_messages: 10 })) {
  const { type, timestamp, data } = message.json();
  if (type === 'atelier.content.post.published.v1') console.log(`${timestamp} ${site}/blog/${data.slug}`);
  message.ack();
}
