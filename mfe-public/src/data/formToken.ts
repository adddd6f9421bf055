import type { VisitorPlatform } from '@atelier/web-kit/platform/Platform';

/** A token for the time when the visitor started the form; undefined if it cannot be loaded, and the form works without it. */
export const fetchFormToken = async ({ api }: Pick<VisitorPlatform, 'api'>): Promise<string | undefined> => {
  try {
    return (await api.call('GET /contact/form-token')).data.token;
  } catch {
    return undefined;
  }
};
