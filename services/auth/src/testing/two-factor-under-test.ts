import { type AuthUnderTest, aMember, getPayload, startAuthUnderTest } from './auth-under-test.js';
import { getCode } from './authenticator.js';

/** The auth service with a super admin and many members, a fresh one for each test. */
export const startTwoFactorUnderTest = async (members: number) => {
  const root = aMember({ email: 'root@atelier.test', firstName: 'Rut', role: 'super_admin' });
  const people = Array.from({ length: members }, (_, number) => aMember({ email: `edda${number}@atelier.test` }));
  const auth = await startAuthUnderTest([root, ...people]);
  const next = async () => {
    const person = people.pop();
    if (person === undefined) throw new Error('Every member was taken.');
    return someone(auth, person);
  };
  return { auth, root, next };
};
export type TwoFactorUnderTest = Awaited<ReturnType<typeof startTwoFactorUnderTest>>;

/** A member signed in by password only, with their actions. */
const someone = async (auth: AuthUnderTest, person: ReturnType<typeof aMember>) => {
  const { email, password } = person;
  const { token } = await auth.signIn(person);
  const post = (path: string, body: unknown, bearer = token) => auth.call('POST', path, { body, token: bearer });
  const enrol = async () => {
    const begun = await post('/auth/two-factor/enrolment', { currentPassword: password });
    const { secret, otpauthUrl } = begun.body.data as { secret: string; otpauthUrl: string };
    // The previous code stays valid for a moment; using it leaves the current one for the sign-in.
    const confirm = () => post('/auth/two-factor/confirm', { code: getCode(secret, -30) });
    const first = await confirm();
    // The half minute can end between making the code and its check.
    const confirmed = first.status === 400 ? await confirm() : first;
    return { secret, otpauthUrl, confirmed, recoveryCodes: (confirmed.body.data?.recoveryCodes ?? []) as string[] };
  };
  const begin = () => auth.call('POST', '/auth/login', { body: { email, password } });
  const challenge = async () => String((await begin()).body.data?.challenge);
  return {
    person,
    id: String(getPayload(token).sub),
    token,
    post,
    enrol,
    begin,
    challenge,
    complete: async (shown: object, of?: string) =>
      auth.call('POST', '/auth/login/second-factor', { body: { challenge: of ?? (await challenge()), ...shown } }),
    state: async () => (await auth.call('GET', '/auth/two-factor', { token })).body.data,
  };
};
export type Someone = Awaited<ReturnType<typeof someone>>;
