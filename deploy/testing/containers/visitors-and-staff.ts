import { randomBytes } from 'node:crypto';

const JSON_BODY = { 'content-type': 'application/json' };
export const ADMINISTRATOR = 'admin@atelier.local';

/** A running installation, as its visitors, staff, and release pipeline reach it. */
export interface Site {
  url: string;
  /** The mail catcher. */
  mailUrl: string;
  /** By the names of `.env`. */
  secrets: Record<string, string>;
}

export interface Answer {
  status: number;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests read answers of any call.
  body: any;
}

/** The proxy waits 30 seconds for a unit that starts. A machine that vanished does not close its connections. */
const ANSWERED_WITHIN_MS = 40_000;

/** Sends a request through the proxy; status 0 if there was no answer. */
export const ask = async (url: string, init: RequestInit = {}): Promise<Answer> => {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(ANSWERED_WITHIN_MS), ...init });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') === true;
    return { status: response.status, text, body: isJson ? JSON.parse(text) : undefined };
  } catch (error) {
    return { status: 0, text: String(error), body: undefined };
  }
};

export const postJson = (url: string, body: unknown): Promise<Answer> =>
  ask(url, { method: 'POST', headers: JSON_BODY, body: JSON.stringify(body) });

/** Calls the API as the first administrator. */
export type Staff = (method: string, path: string, body?: unknown) => Promise<Answer>;

/** Calls the API with a token. */
export const staffWith = (url: string, token: string): Staff => {
  const authorization = `Bearer ${token}`;
  return (method, path, body) => {
    const init: RequestInit =
      body instanceof FormData
        ? { headers: { authorization }, body }
        : body === undefined
          ? { headers: { authorization } }
          : { headers: { ...JSON_BODY, authorization }, body: JSON.stringify(body) };
    return ask(`${url}/api${path}`, { method, ...init });
  };
};

export const signIn = async (
  { url, secrets }: Site,
  credentials = { email: ADMINISTRATOR, password: secrets.ATELIER_ADMIN_PASSWORD ?? '' },
): Promise<Staff> => {
  const answer = await postJson(`${url}/api/auth/login`, credentials);
  if (answer.status !== 200) throw new Error(`${credentials.email} was not let in: ${answer.status} ${answer.text}`);
  return staffWith(url, answer.body.data.token);
};

export const aMessage = (email: string) => ({
  name: 'Grace Hopper',
  email,
  subject: 'Web Development',
  message: 'We would like a compiler with a website.',
  serviceType: 'web-development',
});

/** An idempotency key makes the message safe to send again. */
export const sendMessage = ({ url }: Site, email: string): Promise<Answer> =>
  ask(`${url}/api/contact`, {
    method: 'POST',
    headers: { ...JSON_BODY, 'idempotency-key': email },
    body: JSON.stringify(aMessage(email)),
  });

export const aPost = (title: string) => ({
  title,
  excerpt: 'Written while containers came and went.',
  content: `<p>${'Words that are worth keeping. '.repeat(8)}</p>`,
  category: 'news',
  tags: ['DevOps'],
  status: 'published',
});

export const toSlug = (title: string): string => title.toLowerCase().replaceAll(' ', '-');

/** The subjects of mails to an address, from the mail catcher. */
export const mailsTo = async ({ mailUrl }: Site, address: string): Promise<string[]> => {
  const { body } = await ask(`${mailUrl}/api/v1/search?query=${encodeURIComponent(`to:"${address}"`)}`);
  return (body?.messages ?? []).map(({ Subject }: { Subject: string }) => Subject);
};

/** Sets the password by the link of the mailed invitation, and signs in. */
export const acceptInvitation = async (site: Site, email: string): Promise<Staff> => {
  const password = randomBytes(12).toString('base64url');
  const search = `${site.mailUrl}/api/v1/search?query=${encodeURIComponent(`to:"${email}"`)}`;
  let token = '';
  await until('the invitation is mailed', async () => {
    const [mail] = (await ask(search)).body?.messages ?? [];
    const { body } = await ask(`${site.mailUrl}/api/v1/message/${mail?.ID}`);
    token = /accept-invitation\?token=([\w.-]+)/.exec(body?.Text ?? '')?.[1] ?? '';
    return token !== '';
  });
  const accepted = await postJson(`${site.url}/api/auth/invitations/accept`, { token, password });
  if (accepted.status !== 200) throw new Error(`The invitation was refused: ${accepted.status} ${accepted.text}`);
  return signIn(site, { email, password });
};

const EVERY_MS = 250;

/** Polls until the condition is true; names it on timeout. */
export const until = async (what: string, isTrue: () => Promise<boolean>, withinMs = 120_000): Promise<void> => {
  const deadline = performance.now() + withinMs;
  while (!(await isTrue())) {
    if (performance.now() > deadline) throw new Error(`${what}: not within ${withinMs / 1000} s`);
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
  }
};
