import { useCallback, useState } from 'react';

/** Whether a picture could not be loaded, including one in the server's HTML that failed before hydration. */
export const useImageFailure = () => {
  const [hasFailed, setHasFailed] = useState(false);
  const ref = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete === true && image.naturalWidth === 0 && image.currentSrc !== '') setHasFailed(true);
  }, []);
  return { hasFailed, watched: { ref, onError: () => setHasFailed(true) } };
};
