import type { OperationKey } from '@atelier/contracts';
import { jetstream } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { dataDirectoryAt, readReleaseKey } from '../../deploy/embedded/data/data-directory.ts';
import { natsOptions } from '../../packages/service-kit/src/events/nats-options.ts';
import { getCode } from '../platform/authenticator.ts';
import { mailsTo } from '../platform/mail-store.ts';
import { readState } from '../platform/platform.ts';
import { workerPlatform } from '../platform/worker-platform.ts';
import { type Answer, type ApiClient } from './api-client.ts';
import { conformance, expect } from './conformance.ts';
import { releaseFile, unique, type Workshop } from './workshop.ts';

const { dataDir } = workerPlatform();
const PASSWORD = 'a-long-enough-password';

/** The token from the link in the latest mail to an address. */
const mailedToken = async (directory: string, address: string, link: string): Promise<string> => {
  const find = () => new RegExp(`${link}\\?token=([\\w-]+)`).exec(mailsTo(directory, address).at(-1) ?? '')?.[1];
  await expect.poll(find).toBeDefined();
  return find() ?? '';
};

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

/** A staff member with a password and a separate session. */
const signedInStaff = async (workshop: Workshop, directory: string) => {
  const { email } = await workshop.invitedStaff();
  const token = await mailedToken(directory, email, 'accept-invitation');
  const accepted = await workshop.api.call(
    'POST /auth/invitations/accept',
    { body: { token, password: PASSWORD } },
    'visitor',
  );
  return { email: String(email), accepted, session: bearer(accepted.body.data?.token), invitation: token };
};

const signIn = (api: ApiClient, email: string, password: string): Promise<Answer> =>
  api.call('POST /auth/login', { body: { email, password } }, 'visitor');

const own = (directory: string) => {
  conformance('AUTH-5 an invitation is accepted once, and signs in', async ({ api, workshop }) => {
    const { accepted, invitation, session } = await signedInStaff(workshop, directory);
    expect(accepted.status).toBe(200);
    expect((await api.call('GET /auth/me', session, 'visitor')).body.data.admin.role).toBe('viewer');
    const again = { body: { token: invitation, password: PASSWORD } };
    expect((await api.call('POST /auth/invitations/accept', again, 'visitor')).status).toBe(400);
  });

  conformance(
    'AUTH-5 staff change their own profile and password, and end their sessions',
    async ({ api, workshop }) => {
      const { email, session } = await signedInStaff(workshop, directory);
      const renamed = await api.call('PUT /auth/profile', { ...session, body: { firstName: 'Renata' } }, 'visitor');
      expect(renamed.body.data.admin.firstName).toBe('Renata');
      const other = bearer((await signIn(api, email, PASSWORD)).body.data.token);
      const sessions = (await api.call('GET /auth/sessions', session, 'visitor')).body.data as {
        id: string;
        current: boolean;
      }[];
      const id = sessions.find(({ current }) => !current)?.id ?? '';
      expect((await api.call('DELETE /auth/sessions/{id}', { ...session, params: { id } }, 'visitor')).status).toBe(
        200,
      );
      await expect.poll(async () => (await api.call('GET /auth/me', other, 'visitor')).status).toBe(401);
      const passwords = { currentPassword: PASSWORD, newPassword: 'another-long-password' };
      expect((await api.call('PUT /auth/change-password', { ...session, body: passwords }, 'visitor')).status).toBe(
        200,
      );
      expect((await signIn(api, email, PASSWORD)).status).toBe(401);
      expect((await signIn(api, email, 'another-long-password')).status).toBe(200);
      expect((await api.call('DELETE /auth/sessions', session, 'visitor')).status).toBe(200);
    },
  );

  conformance('APRO-1 two factors sign in, and a super admin resets them', async ({ api, workshop }) => {
    const { email, session, accepted } = await signedInStaff(workshop, directory);
    const { id } = accepted.body.data.admin;
    const ask = (key: OperationKey, body: object) => api.call(key, { ...session, body }, 'visitor');
    const enrol = async () => {
      const { secret } = (await ask('POST /auth/two-factor/enrolment', { currentPassword: PASSWORD })).body.data;
      const confirmed = await ask('POST /auth/two-factor/confirm', { code: getCode(secret) });
      expect(confirmed.status).toBe(200);
      return { secret: String(secret), recoveryCodes: confirmed.body.data.recoveryCodes as string[] };
    };
    const { secret, recoveryCodes } = await enrol();
    const { challenge } = (await signIn(api, email, PASSWORD)).body.data;
    const second = { body: { challenge, code: getCode(secret, 1) } };
    expect((await api.call('POST /auth/login/second-factor', second, 'visitor')).status).toBe(200);
    expect((await api.call('POST /auth/login/second-factor', second, 'visitor')).status).toBe(401);
    const shown = { currentPassword: PASSWORD, recoveryCode: recoveryCodes[0] };
    const replaced = await ask('POST /auth/two-factor/recovery-codes', shown);
    expect(replaced.body.data.recoveryCodes).toHaveLength(10);
    const fresh = await ask('POST /auth/confirm', { recoveryCode: replaced.body.data.recoveryCodes[1] });
    expect(fresh.body.message).toBe('Second factor confirmed');
    const passkey = { body: { currentPassword: PASSWORD } };
    expect((await ask('POST /auth/passkeys/registration', passkey.body)).status).toBe(403);
    const protectedSession = bearer(fresh.body.data.token);
    const begun = await api.call('POST /auth/passkeys/registration', { ...protectedSession, ...passkey }, 'visitor');
    expect(begun.status).toBe(200);
    const last = { currentPassword: PASSWORD, recoveryCode: replaced.body.data.recoveryCodes[0] };
    expect((await ask('POST /auth/two-factor/disable', last)).status).toBe(200);
    await enrol();
    expect((await api.call('DELETE /auth/users/{id}/two-factor', { params: { id } })).status).toBe(200);
    expect((await signIn(api, email, PASSWORD)).body.data.token.split('.')).toHaveLength(3);
  });

  conformance('AUTH-5 a forgotten password is set anew by the token of a mail, once', async ({ api, workshop }) => {
    const { email, session } = await signedInStaff(workshop, directory);
    await api.succeed('POST /auth/forgot-password', { body: { email } }, 'visitor');
    const token = await mailedToken(directory, email, 'reset-password');
    const reset = { body: { token, password: 'a-third-long-password' } };
    expect((await api.call('POST /auth/reset-password', reset, 'visitor')).status).toBe(200);
    expect((await api.call('POST /auth/reset-password', reset, 'visitor')).status).toBe(400);
    expect((await signIn(api, email, 'a-third-long-password')).status).toBe(200);
    await expect.poll(async () => (await api.call('GET /auth/me', session, 'visitor')).status).toBe(401);
  });

  conformance('API-AUTH a session is refreshed by its cookie', async ({ api }) => {
    const { headers } = await signIn(api, api.credentials.email, api.credentials.password);
    const cookie = headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ');
    const refreshed = await api.call('POST /auth/refresh', { headers: { cookie } }, 'visitor');
    expect(refreshed.status).toBe(200);
    expect(refreshed.body.data.token.split('.')).toHaveLength(3);
    expect((await api.call('POST /auth/refresh', {}, 'visitor')).status).toBe(401);
  });

  conformance('NEWS-1 a subscription is confirmed by its mail, ended by one click, and erased', async ({ api }) => {
    const email = `${unique('reader').replaceAll(' ', '-')}@example.com`;
    const listed = async () =>
      (
        (await api.succeed('GET /contact/newsletter', { query: { search: email } })).data as {
          id: string;
          status: string;
          quarantined: boolean;
        }[]
      )[0];
    const form = { website: 'https://robots.example' };
    await api.succeed('POST /contact/newsletter', { body: { email, form } }, 'visitor');
    expect((await listed())?.quarantined).toBe(true);
    await api.succeed('POST /contact/newsletter/{id}/release', { params: { id: (await listed())?.id ?? '' } });
    const token = await mailedToken(directory, email, 'newsletter/confirm');
    expect((await listed())?.status).toBe('pending');
    await api.succeed('POST /contact/newsletter/confirm', { body: { token } }, 'visitor');
    expect((await listed())?.status).toBe('confirmed');
    const body = { subject: unique('An issue'), content: '<p>News of a test.</p>' };
    const { data: issue } = await api.succeed('POST /contact/newsletter/issues', { body });
    const params = { id: String((issue as { id: string }).id) };
    await api.succeed('POST /contact/newsletter/issues/{id}/send', { params });
    expect((await api.call('POST /contact/newsletter/issues/{id}/send', { params })).status).toBe(409);
    const state = async () => (await api.call('GET /contact/newsletter/issues/{id}', { params })).body.data.state;
    await expect.poll(state).toBe('sent');
    expect(mailsTo(directory, email).at(-1)).toContain('News of a test.');
    const leave = await mailedToken(directory, email, 'newsletter/unsubscribe');
    await api.succeed('POST /contact/newsletter/unsubscribe', { body: { token: leave } }, 'visitor');
    const subscriber = await listed();
    expect(subscriber?.status).toBe('unsubscribed');
    await api.succeed('DELETE /contact/newsletter/{id}', { params: { id: subscriber?.id ?? '' } });
    expect(await listed()).toBeUndefined();
  });

  for (const queue of ['contact', 'auth'] as const)
    conformance(`ASET-1 a mail of ${queue} that was refused is tried again and given up`, async ({ api, workshop }) => {
      const email = `${unique('nobody').replaceAll(' ', '-')}@refused.invalid`;
      if (queue === 'contact') await workshop.submission({ email });
      else await workshop.invitedStaff({ email });
      const ofNobody = async (status: string) => {
        const { data } = await api.succeed(`GET /${queue}/mails`, { query: { status, limit: 100 } });
        return (data as unknown as { id: string; to: string; attempts: number }[]).find(({ to }) => to === email);
      };
      await expect.poll(async () => (await ofNobody('failed'))?.attempts).toBe(1);
      const params = { id: (await ofNobody('failed'))?.id ?? '' };
      await api.succeed(`POST /${queue}/mails/{id}/retry`, { params });
      await expect.poll(async () => (await ofNobody('failed'))?.attempts).toBe(2);
      await api.succeed(`POST /${queue}/mails/{id}/give-up`, { params });
      expect(await ofNobody('failed')).toBeUndefined();
      expect((await ofNobody('given_up'))?.attempts).toBe(2);
      expect((await api.call(`POST /${queue}/mails/{id}/retry`, { params })).status).toBe(409);
    });

  conformance('PLT-2 PLT-4 a version is stored, registered, promoted, rolled back and removed', async ({ api }) => {
    const key = { 'x-api-key': readReleaseKey(dataDirectoryAt(directory)) ?? '' };
    const remote = 'mfe-conformance';
    const store = async (version: string) => {
      const { bytes, sha384 } = releaseFile();
      const file = {
        params: { remote, version, path: 'remoteEntry.js' },
        headers: { 'content-type': 'application/octet-stream', 'x-content-sha384': sha384 },
        body: new Blob([bytes]),
      };
      const stored = 'PUT /releases/{remote}/versions/{version}/files/{path}';
      expect((await api.call(stored, file)).status).toBe(403);
      await api.succeed(stored, { ...file, headers: { ...file.headers, ...key } }, 'visitor');
      return { bytes, sha384 };
    };
    const register = async (version: string) => {
      const { bytes, sha384 } = await store(version);
      const pages = { routes: ['/conformance'] };
      const manifest = { name: remote, version, platform: 1, entry: 'remoteEntry.js', css: [], preload: {}, pages };
      const files = [{ path: 'remoteEntry.js', bytes: bytes.length, sha384 }];
      const registration = { params: { remote }, headers: key, body: { version, manifest, files } };
      await api.succeed('POST /releases/{remote}/versions', registration, 'visitor');
      const channel = { params: { remote, channel: 'live' }, headers: key, body: { version } };
      return api.succeed('PUT /releases/{remote}/channels/{channel}', channel, 'visitor');
    };
    const mark = unique('v').split(' ').slice(1).join('.');
    await register(`1.0.0-${mark}`);
    expect((await register(`1.0.1-${mark}`)).data).toMatchObject({ previousVersion: `1.0.0-${mark}` });
    const canary = { params: { remote }, headers: key };
    const share = { version: `1.0.0-${mark}`, percent: 5 };
    await api.succeed('PUT /releases/{remote}/canary', { ...canary, body: share }, 'visitor');
    await api.succeed('DELETE /releases/{remote}/canary', canary, 'visitor');
    const back = { params: { remote, channel: 'live' }, headers: key };
    const { data } = await api.succeed('POST /releases/{remote}/channels/{channel}/rollback', back, 'visitor');
    expect(data.version).toBe(`1.0.0-${mark}`);
    const last = { params: { remote, version: `1.0.1-${mark}` }, headers: key };
    const block = { ...last, body: { reason: 'Shown by the conformance tests' } };
    await api.succeed('POST /releases/{remote}/versions/{version}/preview', last, 'visitor');
    await api.succeed('POST /releases/{remote}/versions/{version}/block', block, 'visitor');
    await api.succeed('POST /releases/{remote}/versions/{version}/unblock', last, 'visitor');
    await store(`1.0.2-${mark}`);
    const removal = (version: string) => ({ params: { remote, version }, headers: key });
    await api.succeed('DELETE /releases/{remote}/versions/{version}', removal(`1.0.2-${mark}`), 'visitor');
    const kept = await api.call('DELETE /releases/{remote}/versions/{version}', removal(`1.0.0-${mark}`), 'visitor');
    expect([kept.status, kept.body.message]).toEqual([409, expect.stringContaining('It is live.')]);
  });

  conformance('PLT-6 a poisoned event lies among the dead letters, is replayed and given up', async ({ api }) => {
    conformance.setTimeout(400_000);
    const type = 'atelier.content.post.updated.v1';
    const id = unique('poison').replaceAll(' ', '-');
    const connection = await connect(natsOptions(readState(directory).natsUrl));
    const event = { specversion: '1.0', id, type, source: '/test', subject: id, datacontenttype: 'application/json' };
    const poison = { ...event, time: new Date().toISOString(), data: { title: 'no snapshot' } };
    await jetstream(connection).publish(type, JSON.stringify(poison));
    await connection.close();
    const letters = async () =>
      (
        (await api.succeed('GET /events/dead-letters', { query: { limit: 100 } })).data as {
          id: string;
          subject: string;
        }[]
      ).filter(({ subject }) => subject === id);
    await expect.poll(async () => (await letters()).length, { timeout: 180_000 }).toBeGreaterThan(0);
    const [first] = await letters();
    await api.succeed('POST /events/dead-letters/{id}/replay', { params: { id: first?.id ?? '' } });
    expect((await letters()).map((letter) => letter.id)).not.toContain(first?.id);
    await expect.poll(async () => (await letters()).length, { timeout: 180_000 }).toBeGreaterThan(0);
    for (const letter of await letters())
      await api.succeed('DELETE /events/dead-letters/{id}', { params: { id: letter.id } });
  });
};

// Runs only if the suite's own instance exposes its mails and broker; rejections are tested elsewhere.
if (dataDir !== undefined) own(dataDir);
