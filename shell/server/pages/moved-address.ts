import type { Logger } from 'pino';
import type { Api } from './page-cache.js';

const MISSING = [404, 410];
const MAX_PATH_LENGTH = 500;

/** Where the staff's redirects lead from a path without a page; undefined if nowhere. A failure leaves the page as it is. */
export const findMovedAddress = async (
  url: string,
  status: number,
  api: Api,
  logger: Pick<Logger, 'warn'>,
): Promise<string | undefined> => {
  const path = url.split('?')[0] ?? '/';
  if (!MISSING.includes(status) || path.length > MAX_PATH_LENGTH) return undefined;
  try {
    const answer = await api('/seo/redirects/follow', { method: 'POST', body: { path } });
    if (answer.status !== 200) return undefined;
    return (answer.body as { data?: { to?: string | null } }).data?.to ?? undefined;
  } catch (error) {
    logger.warn({ err: error }, 'redirects could not be asked; the visitor gets the page for missing addresses');
    return undefined;
  }
};
