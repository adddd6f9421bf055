import type { VisitorPlatform } from '@atelier/web-kit/platform/Platform';

/** Says when somebody began to fill in a form; undefined where it cannot be had, and the form goes without. */
export const fetchFormToken = async ({ api }: Pick<VisitorPlatform, 'api'>): Promise<string | undefined> => {
  try {
    return (await api.call('GET /contact/form-token')).data.token;
  } catch {
    return undefined;
  }
};
