import { changeRecorded, passkeyAdded, passkeyRemoved } from '@atelier/contracts';
import { eventually, publishedEvents } from '@atelier/test-kit';
import { passMinutes } from '@atelier/test-kit/clock';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  type Answer,
  type AuthUnderTest,
  aMember,
  getCookie,
  getPayload,
  startAuthUnderTest,
} from '../testing/auth-under-test.js';
import { getCode } from '../testing/authenticator.js';
import { type SoftwarePasskey, softwarePasskey } from '../testing/software-passkey.js';

const SIGN_IN_AGAIN =
  'Please sign in again with your second factor or a passkey, and add the new passkey within 10 minutes.';
const CONFIRM_FIRST =
  'Removing a passkey needs a second factor that was checked in the last 10 minutes. Please sign in with a passkey, or confirm a two-factor code.';
const FAILED = 'The passkey could not be added. Please begin again.';
const REFUSED = 'This passkey did not sign you in. Please try again.';

const getChallenge = ({ body }: Answer): string =>
  String((body.data?.options as { challenge: string } | undefined)?.challenge);

describe('passkeys', () => {
  const people = Array.from({ length: 20 }, (_, number) => aMember({ email: `edda${number}@atelier.test` }));
  let auth: AuthUnderTest;
  let edda: ReturnType<typeof aMember>;
  let token: string;
  let userId: string;
  let device: SoftwarePasskey;

  beforeAll(async () => {
    auth = await startAuthUnderTest(people, { STUDIO_NAME: 'Northern Light' });
  });
  afterAll(() => auth.stop());
  beforeEach(async () => {
    edda = people.pop() ?? aMember();
    token = (await auth.signIn(edda)).token;
    userId = String(getPayload(token).sub);
    device = softwarePasskey();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  const begin = (currentPassword = edda.password, bearer = token) =>
    auth.call('POST', '/auth/passkeys/registration', { token: bearer, body: { currentPassword } });
  const add = (credential: unknown, name = 'Phone', bearer = token) =>
    auth.call('POST', '/auth/passkeys', { token: bearer, body: { name, credential } });
  const added = async () => String((await add(device.made({ challenge: getChallenge(await begin()) }))).body.data?.id);
  const challenge = async () => getChallenge(await auth.call('POST', '/auth/login/passkey/options', { body: {} }));
  const signIn = (credential: unknown) => auth.call('POST', '/auth/login/passkey', { body: { credential } });
  const fresh = async () =>
    (await signIn(device.signed({ challenge: await challenge() }, userId))).body.data?.token ?? '';
  const remove = (id: unknown, bearer: string) => auth.call('DELETE', `/auth/passkeys/${id}`, { token: bearer });
  const list = async () => (await auth.call('GET', '/auth/passkeys', { token })).body.data as unknown as object[];

  it('APRO-1 are added with the password, named, listed, and removed, with an event, an audit entry, and a mail', async () => {
    expect((await begin('quiet-harbour-8')).status).toBe(400);
    const begun = await begin();
    expect(begun.headers.get('cache-control')).toBe('no-store');
    expect(begun.body.data?.options).toMatchObject({
      rp: { id: 'studio.test', name: 'Northern Light' },
      user: { name: edda.email, displayName: 'Edda Editor' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const made = await add(device.made({ challenge: getChallenge(begun) }), ' Phone ');
    expect(made.status).toBe(201);
    const passkey = { id: expect.any(String), name: 'Phone', createdAt: expect.any(String), lastUsedAt: null };
    expect(made.body.data).toEqual(passkey);
    expect(await list()).toEqual([passkey]);
    const removed = await remove(made.body.data?.id, await fresh());
    expect([removed.status, await list()]).toEqual([200, []]);
    const data = { userId, passkeyId: made.body.data?.id };
    await eventually(async () => {
      expect((await publishedEvents(passkeyAdded.type, userId))[0]?.data).toEqual(data);
      expect((await publishedEvents(passkeyRemoved.type, userId))[0]?.data).toEqual(data);
      const actions = (await publishedEvents(changeRecorded.type, userId)).map(
        ({ data: told }) => (told as { action: string }).action,
      );
      expect(actions).toEqual(expect.arrayContaining(['passkey_added', 'passkey_removed']));
      const mails = (await auth.mailsTo(edda.email, 'The passkey')).join('\n');
      expect(mails).toContain('The passkey "Phone" was added to your account');
      expect(mails).toContain('The passkey "Phone" was removed from your account');
    });
  });

  it('APRO-1 are added to an account with a second factor only from a session that has just used it', async () => {
    await added();
    const refused = await begin();
    expect([refused.status, refused.body.message]).toEqual([403, SIGN_IN_AGAIN]);
    const bearer = await fresh();
    expect((await begin(edda.password, bearer)).status).toBe(200);
    passMinutes(11);
    expect((await begin(edda.password, bearer)).status).toBe(403);
  });

  it('APRO-1 are removed only from a session that has just used a passkey', async () => {
    const id = await added();
    const refused = await remove(id, token);
    expect([refused.status, refused.body.message]).toEqual([403, CONFIRM_FIRST]);
    const bearer = await fresh();
    passMinutes(11);
    expect((await remove(id, bearer)).status).toBe(403);
    jest.useRealTimers();
    expect(await list()).toHaveLength(1);
    expect((await remove(id, bearer)).status).toBe(200);
  });

  it.each(['code', 'recovery code'])('APRO-1 are removed after the session has confirmed a %s', async (kind) => {
    const id = await added();
    const post = (path: string, body: unknown) => auth.call('POST', `/auth/${path}`, { token, body });
    const begun = await post('two-factor/enrolment', { currentPassword: edda.password });
    const secret = String(begun.body.data?.secret);
    const on = await post('two-factor/confirm', { code: getCode(secret) });
    expect((await remove(id, token)).status).toBe(403);
    const [recoveryCode] = (on.body.data?.recoveryCodes ?? []) as string[];
    const confirmed = await post('confirm', kind === 'code' ? { code: getCode(secret, 30) } : { recoveryCode });
    expect((await remove(id, confirmed.body.data?.token ?? '')).status).toBe(200);
  });

  it('APRO-1 sign in without a password, and count as a second factor', async () => {
    await added();
    const done = await signIn(device.signed({ challenge: await challenge() }, userId));
    expect([done.status, done.body.message]).toEqual([200, 'Login successful']);
    const claims = getPayload(done.body.data?.token ?? '');
    expect(claims.sub).toBe(userId);
    expect(Date.now() / 1000 - Number(claims.secondFactorAt)).toBeLessThan(10);
    expect((await auth.call('POST', '/auth/refresh', { cookie: getCookie(done) })).status).toBe(200);
    expect(await list()).toMatchObject([{ lastUsedAt: expect.any(String) }]);
  });

  it('APRO-1 are added with a challenge issued to the same person, once, within five minutes', async () => {
    const once = getChallenge(await begin());
    expect((await add(device.made({ challenge: once }))).status).toBe(201);
    const again = await add(softwarePasskey().made({ challenge: once }));
    expect([again.status, again.body.errors]).toEqual([400, [{ field: 'credential', message: FAILED }]]);
    const other = people.pop() ?? aMember();
    const others = (await auth.signIn(other)).token;
    const foreign = getChallenge(await begin(other.password, others));
    expect((await add(softwarePasskey().made({ challenge: foreign }))).status).toBe(400);
    expect((await add(softwarePasskey().made({ challenge: 'AAAA' }))).status).toBe(400);
    const late = getChallenge(await begin(other.password, others));
    passMinutes(6);
    expect((await add(softwarePasskey().made({ challenge: late }), 'Phone', others)).status).toBe(400);
  });

  it.each([
    ['a page of another site', { origin: 'https://evil.example' }],
    ['another site', { rpId: 'evil.example' }],
    ['somebody who was not verified', { isVerified: false }],
  ])('APRO-1 cannot be added or used to sign in for %s', async (_case, wrong) => {
    expect((await add(softwarePasskey().made({ challenge: getChallenge(await begin()), ...wrong }))).status).toBe(400);
    await added();
    const refused = await signIn(device.signed({ challenge: await challenge(), ...wrong }, userId));
    expect([refused.status, refused.body.message]).toEqual([401, REFUSED]);
    expect(refused.headers.getSetCookie()).toEqual([]);
  });

  it('APRO-1 sign in once per challenge', async () => {
    await added();
    const once = await challenge();
    const answers = await Promise.all([1, 2, 3].map(() => signIn(device.signed({ challenge: once }, userId))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
    const late = await challenge();
    passMinutes(6);
    expect((await signIn(device.signed({ challenge: late }, userId))).status).toBe(401);
  });

  it('APRO-1 reject a sign-in with a passkey that is another person’s, unknown, or removed', async () => {
    const id = await added();
    const stranger = softwarePasskey();
    const { response } = stranger.signed({ challenge: await challenge() });
    const { id: credentialId, rawId } = device.signed({ challenge: 'x' });
    const forged = { ...stranger.signed({ challenge: 'x' }), id: credentialId, rawId, response };
    expect((await signIn(forged)).status).toBe(401);
    expect((await signIn(stranger.signed({ challenge: await challenge() }))).status).toBe(401);
    expect((await signIn(device.signed({ challenge: await challenge() }, 'somebody-else'))).status).toBe(401);
    await remove(id, await fresh());
    expect((await signIn(device.signed({ challenge: await challenge() }, userId))).status).toBe(401);
  });

  it('APRO-1 reject a sign-in with a copied passkey, whose counter went back', async () => {
    await added();
    const signed = async (counter: number) =>
      (await signIn(device.signed({ challenge: await challenge(), counter }, userId))).status;
    expect([await signed(5), await signed(5), await signed(4), await signed(6)]).toEqual([200, 401, 401, 200]);
  });

  it('APRO-1 reject a sign-in by suspended staff', async () => {
    await added();
    await auth.record(edda.email, { suspended: true });
    expect((await signIn(device.signed({ challenge: await challenge() }, userId))).status).toBe(401);
  });

  it('APRO-1 are visible to and removed by their owner only', async () => {
    const id = await added();
    const others = (await auth.signIn(people.pop() ?? aMember())).token;
    expect((await remove(id, others)).status).toBe(404);
    expect((await auth.call('GET', '/auth/passkeys', { token: others })).body.data).toEqual([]);
    expect(await list()).toHaveLength(1);
  });
});
