import type { MouseEvent } from 'react';

/** Names the card's cover for the view transition into the cover of the card's page. */
export const growCover = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
  for (const other of document.querySelectorAll<HTMLElement>('[data-cover-frame]'))
    other.style.setProperty('view-transition-name', 'none');
  const cover = currentTarget.closest('article')?.querySelector<HTMLElement>('[data-cover-frame]');
  cover?.style.setProperty('view-transition-name', 'cover');
};
