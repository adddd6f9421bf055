import type { VisitorPlatform } from '@atelier/web-kit/platform/Platform';

/** Who has filled in a form does not wait longer for it. */
const TIMEOUT_MS = 3000;

/** A token for the time when the visitor started the form; undefined if it cannot be loaded, and the form works without it. */
export const fetchFormToken = async ({ api }: Pick<VisitorPlatform, 'api'>): Promise<string | undefined> => {
  try {
    return (await api.call('GET /contact/form-token', { timeoutMs: TIMEOUT_MS })).data.token;
  } catch {
    return undefined;
  }
};
