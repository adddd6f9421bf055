import { join } from 'node:path';
import { dropDatabase, eventually, freePort, serviceTestEnvironment } from '@atelier/test-kit';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { gatewayTestEnvironment } from '../../gateway/test/gateway-environment.ts';
import { repositoryRoot } from '../embedded/paths.ts';

type Environment = NodeJS.ProcessEnv;
interface Running {
  url: string;
  stop(): Promise<void>;
}
interface Unit {
  start(env: Environment): Promise<Running>;
}
interface AuthUnit extends Unit {
  seed(env: Environment, staff: { users: readonly object[] }): Promise<unknown>;
}

const PASSWORD = 'quiet-harbour-9';
const ADMINISTRATOR = 'rut@atelier.test';
const EDITOR = 'sue@atelier.test';
const READS = ['/api/auth/me', '/api/blog?status=all', '/api/services'];
const READS_AFTERWARDS = 20;

const databases: string[] = [];
const running: Running[] = [];
let gateways: Running[];

const load = async <Loaded extends Unit>(folder: string): Promise<Loaded> =>
  (await import(join(repositoryRoot, folder, 'src/index.ts'))) as Loaded;
const keep = async (starting: Promise<Running>): Promise<Running> => {
  const unit = await starting;
  running.push(unit);
  return unit;
};

beforeAll(async () => {
  const port = await freePort();
  const jwksUrl = `http://127.0.0.1:${port}/auth/jwks.json`;
  const environment = (name: string, extra: Environment = {}) => {
    const env = serviceTestEnvironment(name, jwksUrl, extra);
    databases.push(env.MONGODB_DATABASE);
    return env;
  };
  const [auth, content, gateway] = await Promise.all([
    load<AuthUnit>('services/auth'),
    load('services/content'),
    load('gateway'),
  ]);
  const authEnv = environment('auth', { PORT: String(port), MAIL_DIR: 'unused' });
  const aMember = { lastName: 'Member', password: PASSWORD };
  const users = [
    { ...aMember, email: ADMINISTRATOR, firstName: 'Rut', role: 'super_admin' },
    { ...aMember, email: EDITOR, firstName: 'Sue', role: 'editor' },
  ];
  await auth.seed(authEnv, { users });
  const AUTH_URL = (await keep(auth.start(authEnv))).url;
  const CONTENT_URL = (await keep(content.start(environment('content')))).url;
  const aGateway = () => keep(gateway.start(gatewayTestEnvironment({ jwksUrl }, { AUTH_URL, CONTENT_URL })));
  gateways = [await aGateway(), await aGateway()];
});
afterAll(async () => {
  for (const unit of running.reverse()) await unit.stop();
  await Promise.all(databases.map(dropDatabase));
});

const call = (url: string, method: string, body?: object, token?: string) =>
  fetch(url, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
const signIn = async (email: string) => {
  const answer = await call(`${gateways[0]?.url}/api/auth/login`, 'POST', { email, password: PASSWORD });
  const { data } = (await answer.json()) as { data: { token: string; admin: { id: string } } };
  return data;
};
/** What all gateways answer to each read, without repetitions. */
const readEverywhere = async (token: string): Promise<number[]> => {
  const addresses = gateways.flatMap(({ url }) => READS.map((path) => `${url}${path}`));
  const answers = await Promise.all(addresses.map((address) => call(address, 'GET', undefined, token)));
  return [...new Set(answers.map(({ status }) => status))];
};

it('AUTH-5 every read through any gateway answers 401 once an account is suspended, in each of its sessions', async () => {
  const [administrator, first, second] = await Promise.all([ADMINISTRATOR, EDITOR, EDITOR].map(signIn));
  const tokens = [first, second].map((session) => session?.token ?? '');
  for (const token of tokens) expect(await readEverywhere(token)).toEqual([200]);
  const address = `${gateways[0]?.url}/api/auth/users/${first?.admin.id}/status`;
  expect((await call(address, 'PATCH', { status: 'suspended' }, administrator?.token)).status).toBe(200);
  for (const token of tokens) await eventually(async () => expect(await readEverywhere(token)).toEqual([401]));
  for (let read = 0; read < READS_AFTERWARDS; read += 1)
    for (const token of tokens) expect(await readEverywhere(token)).toEqual([401]);
  expect(await readEverywhere(administrator?.token ?? '')).toEqual([200]);
});
