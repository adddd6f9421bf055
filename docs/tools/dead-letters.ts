// Prints the events that a consumer gave up: of NATS_URL, else of the instance that runs on ATELIER_DATA_DIR.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { jetstream } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';

const STREAM = 'ATELIER_DEAD_LETTERS';
const WAIT_FOR_NEXT_MS = 2000;

const natsUrl = (): string => {
  if (process.env.NATS_URL) return process.env.NATS_URL;
  const stateFile = join(process.env.ATELIER_DATA_DIR || '.atelier', 'run', 'state.json');
  return (JSON.parse(readFileSync(stateFile, 'utf8')) as { natsUrl: string }).natsUrl;
};

const connection = await connect({ servers: natsUrl() });
const consumer = await jetstream(connection).consumers.get(STREAM);
let { num_pending: left } = await consumer.info();
process.stdout.write(`${left} dead letters\n`);
for (; left > 0; left -= 1) {
  const message = await consumer.next({ expires: WAIT_FOR_NEXT_MS });
  if (message === null) break;
  const reason = (name: string) => message.headers?.get(`Atelier-${name}`) ?? 'unknown';
  process.stdout.write(
    `\n${message.time.toISOString()} given up by ${reason('Consumer')} after ${reason('Failures')} failures: ${reason('Error')}\n` +
      `${JSON.stringify(message.json(), null, 2)}\n`,
  );
}
await consumer.delete();
await connection.close();
