import type { VisitorPlatform } from '@atelier/web-kit/platform/Platform';
import type { ServerApi } from '@atelier/web-kit/platform/RemoteApp';
import { isApiError } from './apiError';

const UNAVAILABLE = 503;

/** The API in the browser with the same interface as on the server: every answer with its status. */
export const browserApi =
  (platform: VisitorPlatform): ServerApi =>
  async (path, { method, body, headers } = { method: 'GET', body: undefined }) => {
    try {
      const answer = await platform.api.send(method, path, { body, ...(headers === undefined ? {} : { headers }) });
      return { status: 200, body: answer };
    } catch (error) {
      if (!isApiError(error)) throw error;
      return { status: error.status || UNAVAILABLE, body: error.failure };
    }
  };
