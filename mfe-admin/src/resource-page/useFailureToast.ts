import { useEffect } from 'react';
import { usePlatform } from '../platform/usePlatform';

/** Says once that a list could not be loaded, not at every repetition. */
export const useFailureToast = (message: string | undefined): void => {
  const { toasts } = usePlatform();
  useEffect(() => {
    if (message !== undefined) toasts.show(message, 'error');
  }, [message, toasts]);
};
