import type { VisitorPlatform } from '@atelier/web-kit/platform/Platform';

/** A visitor who has filled in the form waits no longer than this for the token. */
const TIMEOUT_MS = 3000;

/** A token for the time when the visitor started the form; undefined if it cannot be loaded, and the form works without it. */
export const fetchFormToken = async ({ api }: Pick<VisitorPlatform, 'api'>): Promise<string | undefined> => {
  try {
    return (await api.call('GET /contact/form-token', { timeoutMs: TIMEOUT_MS })).data.token;
  } catch {
    return undefined;
  }
};
