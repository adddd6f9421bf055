import { type ApiError, isApiError, serverMessageOr } from '@atelier/web-kit/api/ApiError';
import type { FieldPath, UseFormSetError } from 'react-hook-form';
import { usePlatform } from '../../platform/usePlatform';
import type { ProfileValues } from './profileForm';

const FAILED = 'Profile update failed';
const FIELDS: readonly FieldPath<ProfileValues>[] = ['firstName', 'lastName', 'email', 'currentPassword'];

const showIssues = (error: ApiError, setError: UseFormSetError<ProfileValues>) => {
  for (const { field, message } of error.issues) {
    const name = FIELDS.find((known) => known === field);
    if (name !== undefined) setError(name, { type: 'server', message });
  }
};

/** Saves the user's profile; the header updates at once. */
export const useProfile = () => {
  const { api, session, toasts } = usePlatform();
  return async (changed: Partial<ProfileValues>, setError: UseFormSetError<ProfileValues>) => {
    try {
      const { message, data } = await api.call('PUT /auth/profile', { body: changed });
      session.replaceAdmin(data.admin);
      toasts.show(message ?? 'Profile updated successfully', 'success');
      return data.admin;
    } catch (error) {
      if (isApiError(error)) showIssues(error, setError);
      toasts.show(serverMessageOr(error, FAILED), 'error');
      return undefined;
    }
  };
};
