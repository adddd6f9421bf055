import type { ShownSecondFactor } from '@atelier/contracts/auth/two-factor';
import { isApiError } from '@atelier/web-kit/api/ApiError';
import type { Platform } from '@atelier/web-kit/platform/Platform';

const FORBIDDEN = 403;

/** Whether the server refused a call because the second factor was last checked more than ten minutes ago. */
export const needsSecondFactor = (error: unknown): boolean =>
  isApiError(error) && error.status === FORBIDDEN && /second factor/i.test(error.serverMessage ?? '');

/** The renewed token states that the second factor was checked. */
export const confirmSecondFactor = async ({ api, session }: Platform, shown: ShownSecondFactor): Promise<void> => {
  await api.call('POST /auth/confirm', { body: shown });
  await session.renew();
};
