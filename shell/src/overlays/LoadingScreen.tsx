import { useEffect, useState } from 'react';
import styles from './LoadingScreen.module.css';

export const LOADING_SCREEN_MS = 1200;
const SEEN_KEY = 'atelier:loading-screen-seen';
/** The mean width of a letter, so that a name keeps its place while its typeface loads. */
const LETTER_EM = 0.39;
/** The share of the screen's width that a name may fill. */
const WIDTH_VW = 86;

/** Browsers that block storage throw on access, and would show the screen on each page. */
const isSeen = (): boolean => {
  try {
    return sessionStorage.getItem(SEEN_KEY) !== null;
  } catch {
    return true;
  }
};

const isWanted = (): boolean => !isSeen() && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The site that the document says it is part of; the back-office is part of none. */
const getSiteName = (): string =>
  document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content || 'Atelier';

/**
 * Shown once per browser session, above a page that is already rendered; never if the visitor prefers reduced motion (CHR-4). It has
 * the look of the document, whose style sheet contains the studio's brand.
 */
export function LoadingScreen() {
  const [isShown, setIsShown] = useState(isWanted);
  const [name] = useState(getSiteName);
  useEffect(() => {
    if (!isShown) return;
    sessionStorage.setItem(SEEN_KEY, 'yes');
    const timer = setTimeout(() => setIsShown(false), LOADING_SCREEN_MS);
    return () => clearTimeout(timer);
  }, [isShown]);
  if (!isShown) return null;
  const widthEm = LETTER_EM * name.length;
  const fontSize = `min(clamp(2.5rem, 8vw, 6rem), ${WIDTH_VW / widthEm}vw)`;
  return (
    <div className={styles.screen} data-testid="loading-screen" aria-hidden="true">
      <span className={styles.word} style={{ inlineSize: `${widthEm}em`, fontSize }}>
        {name}
      </span>
    </div>
  );
}
