import { ADMINISTRATOR } from './administrator.ts';

/** The body of an answer; the caller knows its form. */
export interface AnswerBody {
  data?: unknown;
  [field: string]: unknown;
}

/** Calls the API as staff and returns status and body. */
export type Api = (method: string, path: string, body?: unknown) => Promise<{ status: number; body: AnswerBody }>;

interface Credentials {
  email: string;
  password: string;
}

const JSON_BODY = { 'content-type': 'application/json' };

export const getToken = async (url: string, credentials: Credentials = ADMINISTRATOR): Promise<string> => {
  const init = { method: 'POST', headers: JSON_BODY, body: JSON.stringify(credentials) };
  const response = await fetch(`${url}/api/auth/login`, init);
  return ((await response.json()) as { data: { token: string } }).data.token;
};

const asJson = (body: unknown) => ({ headers: JSON_BODY, body: JSON.stringify(body) });

/** Calls with the given token; forms are sent unchanged, everything else as JSON. */
export const apiWith =
  (url: string, token: () => Promise<string>): Api =>
  async (method, path, body) => {
    const { headers, ...payload } = body instanceof FormData || body === undefined ? { body } : asJson(body);
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${await token()}`, ...headers },
      ...payload,
    });
    return { status: response.status, body: (await response.json()) as AnswerBody };
  };

/** Signs in on the first call. */
export const staffApi = (url: string, credentials: Credentials = ADMINISTRATOR): Api => {
  let token: Promise<string> | undefined;
  return apiWith(url, () => (token ??= getToken(url, credentials)));
};
