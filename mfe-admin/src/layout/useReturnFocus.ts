import { useEffect, useRef } from 'react';

/** Returns the focus to a menu's button after its dialog, which would return it to a menu entry that no longer exists. */
export const useReturnFocus = (isDialogOpen: boolean) => {
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isDialogOpen) button.current?.focus();
    wasOpen.current = isDialogOpen;
  }, [isDialogOpen]);
  return button;
};
