import { serverMessageOr } from '@atelier/web-kit/api/ApiError';
import { usePlatform } from '../../platform/usePlatform';

/** Makes a change, refreshes what shows it, and reports the result; true if it worked. */
export const useReportedChange = (refresh: () => Promise<unknown>) => {
  const { toasts } = usePlatform();
  return async (call: () => Promise<{ message?: string | undefined }>, failed: string): Promise<boolean> => {
    try {
      const { message } = await call();
      await refresh();
      toasts.show(message ?? 'Saved', 'success');
      return true;
    } catch (failure) {
      toasts.show(serverMessageOr(failure, failed), 'error');
      return false;
    }
  };
};
