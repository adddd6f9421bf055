import { usePlatform } from '../data/usePlatform';
import { Button } from './Button';

export const COPIED = 'Link copied to clipboard';
export const NOT_COPIED = 'The link could not be copied. Copy it from the address bar.';

const isAborted = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

/** Opens the device's share dialog, or copies the address if there is none. */
export function ShareButton({ title }: { title: string }) {
  const platform = usePlatform();
  const share = async () => {
    const url = window.location.href;
    if (typeof navigator.share === 'function') return navigator.share({ title, url });
    await navigator.clipboard.writeText(url);
    platform?.toasts.show(COPIED, 'success');
  };
  const onClick = () =>
    share().catch((error: unknown) => {
      if (!isAborted(error)) platform?.toasts.show(NOT_COPIED, 'error');
    });
  return (
    <Button variant="secondary" onClick={onClick}>
      Share
    </Button>
  );
}
