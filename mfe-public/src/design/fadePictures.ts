const FADE_MS = 280;

const fade = ({ target }: Event): void => {
  if (!(target instanceof HTMLImageElement) || target.closest('[data-cover-frame]') === null) return;
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  target.animate({ opacity: [0, 1] }, FADE_MS);
};

/** From now on, a picture that arrives late fades in over its blur. */
export const fadePictures = (): void => document.addEventListener('load', fade, { capture: true });
