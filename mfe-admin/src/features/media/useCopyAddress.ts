import { usePlatform } from '../../platform/usePlatform';

/** Copies the full address of a file. */
export const useCopyAddress = () => {
  const { toasts } = usePlatform();
  return async ({ url }: { url: string }): Promise<void> => {
    try {
      await navigator.clipboard.writeText(new URL(url, window.location.origin).href);
      toasts.show('Address copied', 'success');
    } catch {
      toasts.show('The address could not be copied', 'error');
    }
  };
};
