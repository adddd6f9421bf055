import { useCallback, useRef, useState } from 'react';
import { usePlatform } from '../platform/usePlatform';

/** Loads a chunk on first use; a failed load shows a message and is retried on the next use. */
export const useChunk = <Content>(load: () => Promise<Content>) => {
  const { toasts } = usePlatform();
  const [content, setContent] = useState<{ is: Content }>();
  const isLoading = useRef(false);
  const fetchIt = useCallback(async () => {
    if (isLoading.current) return;
    isLoading.current = true;
    try {
      const is = await load();
      setContent({ is });
    } catch {
      isLoading.current = false;
      toasts.show('This part could not be loaded. Please try again.', 'error');
    }
  }, [load, toasts]);
  return [content?.is, fetchIt] as const;
};
