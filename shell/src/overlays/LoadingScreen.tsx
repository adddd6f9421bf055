import { useEffect, useState } from 'react';
import styles from './LoadingScreen.module.css';

export const LOADING_SCREEN_MS = 1200;
const SEEN_KEY = 'atelier:loading-screen-seen';

const isWanted = (): boolean =>
  sessionStorage.getItem(SEEN_KEY) === null && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Shown once per browser session, above a page that is already rendered; never if the visitor prefers reduced motion (CHR-4). */
export function LoadingScreen() {
  const [isShown, setIsShown] = useState(isWanted);
  useEffect(() => {
    sessionStorage.setItem(SEEN_KEY, 'yes');
    const timer = setTimeout(() => setIsShown(false), LOADING_SCREEN_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isShown) return null;
  return (
    <div className={styles.screen} data-testid="loading-screen" aria-hidden="true">
      <span className={styles.word}>Atelier</span>
    </div>
  );
}
