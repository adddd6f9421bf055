import { useEffect } from 'react';
import { usePlatform } from '../platform/usePlatform';

/** Reports once that a list failed to load, not on every retry. */
export const useFailureToast = (message: string | undefined): void => {
  const { toasts } = usePlatform();
  useEffect(() => {
    if (message !== undefined) toasts.show(message, 'error');
  }, [message, toasts]);
};
