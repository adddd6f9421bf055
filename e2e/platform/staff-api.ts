import { ADMINISTRATOR } from './administrator.ts';

/** What an answer says; whoever reads it knows its form. */
export interface AnswerBody {
  data?: unknown;
  [field: string]: unknown;
}

/** Calls the API as staff and answers status and body. */
export type Api = (method: string, path: string, body?: unknown) => Promise<{ status: number; body: AnswerBody }>;

interface Credentials {
  email: string;
  password: string;
}

const JSON_BODY = { 'content-type': 'application/json' };

const tokenOf = async (url: string, credentials: Credentials): Promise<string> => {
  const init = { method: 'POST', headers: JSON_BODY, body: JSON.stringify(credentials) };
  const response = await fetch(`${url}/api/auth/login`, init);
  return ((await response.json()) as { data: { token: string } }).data.token;
};

/** Logs in at the first call. */
export const staffApi = (url: string, credentials: Credentials = ADMINISTRATOR): Api => {
  let token: Promise<string> | undefined;
  return async (method, path, body) => {
    token ??= tokenOf(url, credentials);
    const authorization = `Bearer ${await token}`;
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: { authorization, ...(body === undefined ? {} : JSON_BODY) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as AnswerBody };
  };
};
