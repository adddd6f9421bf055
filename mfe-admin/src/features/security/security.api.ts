import type { PasswordChange } from '@atelier/contracts/auth/http';
import type { BothFactors } from '@atelier/contracts/auth/two-factor';
import type { ApiClient } from '@atelier/web-kit/api/ApiClient';
import { getAddress } from '@atelier/web-kit/api/calls';

export const SESSIONS_ADDRESS = getAddress('GET /auth/sessions');
export const TWO_FACTOR_ADDRESS = getAddress('GET /auth/two-factor');

export const PASSKEYS_ADDRESS = getAddress('GET /auth/passkeys');

export const changePassword = (api: ApiClient, body: PasswordChange) => api.call('PUT /auth/change-password', { body });

export const endSession = (api: ApiClient, id: string) => api.call('DELETE /auth/sessions/{id}', { params: { id } });
export const endOtherSessions = (api: ApiClient) => api.call('DELETE /auth/sessions');

export const beginEnrolment = (api: ApiClient, currentPassword: string) =>
  api.call('POST /auth/two-factor/enrolment', { body: { currentPassword } });
export const confirmEnrolment = (api: ApiClient, code: string) =>
  api.call('POST /auth/two-factor/confirm', { body: { code } });
export const replaceRecoveryCodes = (api: ApiClient, body: BothFactors) =>
  api.call('POST /auth/two-factor/recovery-codes', { body });
export const disableTwoFactor = (api: ApiClient, body: BothFactors) =>
  api.call('POST /auth/two-factor/disable', { body });

/** Asks the browser for a new passkey, which checks the device lock, and adds it. */
export const addPasskey = async (
  api: ApiClient,
  { name, currentPassword }: { name: string; currentPassword: string },
) => {
  const [{ startRegistration }, { data }] = await Promise.all([
    import('@simplewebauthn/browser'),
    api.call('POST /auth/passkeys/registration', { body: { currentPassword } }),
  ]);
  const credential = await startRegistration({ optionsJSON: data.options as never });
  return api.call('POST /auth/passkeys', { body: { name, credential: credential as never } });
};
export const removePasskey = (api: ApiClient, id: string) => api.call('DELETE /auth/passkeys/{id}', { params: { id } });
