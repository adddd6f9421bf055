import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { launchServer } from '../children/launch-server.ts';
import { fileLog } from '../children/process-log.ts';
import { poll } from '../network/poll.ts';
import { getStatus } from '../network/probes.ts';
import { type RunningServer, type ServerOptions, startWhenReady } from './running-server.ts';
import { resolveS3Server } from './s3-program.ts';

/** An S3 server with a single account. `url` is the endpoint. */
interface RunningS3 extends RunningServer {
  accessKey: string;
  secretKey: string;
  region: string;
}

const READY_WITHIN_MS = 15_000;
const REGION = 'us-east-1';

const launchS3 = (program: string, dataDir: string, port: number): RunningS3 => {
  const objects = join(dataDir, 'objects');
  mkdirSync(objects, { recursive: true });
  const url = `http://127.0.0.1:${port}`;
  const accessKey = `atelier-${randomBytes(4).toString('hex')}`;
  const secretKey = randomBytes(24).toString('hex');
  const child = launchServer({
    name: 's3-server',
    program,
    args: ['--port', `127.0.0.1:${port}`, '--region', REGION, '--quiet', 'posix', objects],
    // Keys are passed in the environment, so that process lists do not show them.
    env: { ...process.env, ROOT_ACCESS_KEY_ID: accessKey, ROOT_SECRET_ACCESS_KEY: secretKey },
    log: fileLog(join(dataDir, 's3-server.log')),
    isReady: (signal) =>
      poll(async () => (await getStatus(url)) !== undefined, {
        signal,
        timeoutMs: READY_WITHIN_MS,
        what: 'it answered no request',
      }),
  });
  return { ...child, url, port, accessKey, secretKey, region: REGION };
};

/** Finds or builds an S3 server for tests, starts it on loopback, and waits until it answers. The caller stops it. */
export const startS3 = async ({ dataDir, port, log }: ServerOptions): Promise<RunningS3> => {
  const program = await resolveS3Server(log);
  return startWhenReady(port, (chosen) => launchS3(program, dataDir, chosen));
};
