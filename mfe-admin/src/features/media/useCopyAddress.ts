import { usePlatform } from '../../platform/usePlatform';

/** Puts the whole address of a file on the clipboard. */
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
