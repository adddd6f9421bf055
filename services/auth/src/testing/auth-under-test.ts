import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dropDatabase, eventually, freePort, inspectDatabase, serviceTestEnvironment } from '@atelier/test-kit';
import { seed, start } from '../index.js';
import type { NewMember } from '../users/staff.service.js';
import { mailsTo } from './mailbox.js';

interface CallOptions {
  body?: unknown;
  token?: string;
  cookie?: string;
  apiKey?: string;
  ifMatch?: number;
}

export interface Answer {
  status: number;
  headers: Headers;
  body: {
    message?: string;
    errors?: { field: string; message: string }[];
    data?: { token?: string; admin?: unknown; [field: string]: unknown };
    [field: string]: unknown;
  };
}

/** A staff member; tests set only the relevant fields. */
export const aMember = (fields: Partial<NewMember> = {}): NewMember => ({
  email: 'edda@atelier.test',
  firstName: 'Edda',
  lastName: 'Editor',
  role: 'editor',
  password: 'quiet-harbour-9',
  ...fields,
});

/** The environment of an auth service that checks tokens by its own published keys. */
export const authTestEnvironment = async (extra: NodeJS.ProcessEnv = {}) => {
  const port = await freePort();
  return serviceTestEnvironment('auth', `http://127.0.0.1:${port}/auth/jwks.json`, {
    PORT: String(port),
    MAIL_DIR: join(tmpdir(), `atelier-auth-mails-${randomUUID()}`),
    ...extra,
  });
};

/** `name=value` of the refresh cookie that an answer sets. */
export const getCookie = ({ headers }: Pick<Answer, 'headers'>): string =>
  headers
    .getSetCookie()
    .find((cookie) => cookie.includes('atelier-refresh='))
    ?.split(';')[0] ?? '';

/** The claims of a token, unverified. */
export const getPayload = (token: string): Record<string, unknown> & { sid: string } =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

/** The auth service on the real servers, with staff in its database. */
export const startAuthUnderTest = async (members: readonly NewMember[], extra: NodeJS.ProcessEnv = {}) => {
  const env = await authTestEnvironment(extra);
  await seed(env, { users: members });
  let service = await start(env);

  const call = async (
    method: string,
    path: string,
    { body, token, cookie, apiKey, ifMatch }: CallOptions = {},
  ): Promise<Answer> => {
    const response = await fetch(`${service.url}${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(cookie === undefined ? {} : { cookie }),
        ...(apiKey === undefined ? {} : { 'x-api-key': apiKey }),
        ...(ifMatch === undefined ? {} : { 'if-match': `"${ifMatch}"` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, headers: response.headers, body: (await response.json()) as Answer['body'] };
  };

  const signIn = async ({ email, password }: Pick<NewMember, 'email' | 'password'>) => {
    const answer = await call('POST', '/auth/login', { body: { email, password } });
    const token = answer.body.data?.token ?? '';
    return { answer, token, cookie: getCookie(answer), sessionId: getPayload(token).sid };
  };

  return {
    call,
    getUrl: (path: string) => `${service.url}${path}`,
    signIn,
    inspect: <Result>(look: Parameters<typeof inspectDatabase<Result>>[1]) =>
      inspectDatabase(env.MONGODB_DATABASE, look),
    /** The member's stored record, with the given fields replaced. */
    record: (email: string, fields?: Record<string, unknown>) =>
      inspectDatabase(env.MONGODB_DATABASE, async (database) => {
        const users = database.collection('users');
        if (fields !== undefined) await users.updateOne({ email }, { $set: fields });
        return users.findOne({ email });
      }),
    /** Mails to this address. Users also get mails about work in other tests, so say what yours contain. */
    mailsTo: (address: string, containing: string) => mailsTo(env.MAIL_DIR ?? '', address, containing),
    /** The token in the newest mail with one to this address, after `count` of them were sent. */
    mailedToken: (address: string, count = 1) =>
      eventually(async () => {
        const mails = await mailsTo(env.MAIL_DIR ?? '', address, 'token=');
        const tokens = mails.flatMap((mail) => /token=([\w-]{43})/.exec(mail)?.[1] ?? []);
        const newest = tokens.at(-1);
        if (tokens.length < count || newest === undefined)
          throw new Error(`${tokens.length} mails of ${count} with a token`);
        return newest;
      }),
    application: () => service.application,
    env,
    restart: async (otherwise: NodeJS.ProcessEnv = {}) => {
      await service.stop();
      service = await start({ ...env, ...otherwise });
    },
    stop: async () => {
      await service.stop();
      await dropDatabase(env.MONGODB_DATABASE);
      await rm(env.MAIL_DIR ?? '', { recursive: true, force: true });
    },
  };
};
export type AuthUnderTest = Awaited<ReturnType<typeof startAuthUnderTest>>;
