import { useSyncExternalStore } from 'react';
import { fadePictures } from '../design/fadePictures';
import styles from './ScrollToTop.module.css';

export const SHOWN_AFTER_PX = 300;
const RADIUS = 22;

// This chunk comes with the first scroll, as do the pictures below the first view.
fadePictures();

const onScroll = (listener: () => void) => {
  window.addEventListener('scroll', listener, { passive: true });
  window.addEventListener('resize', listener);
  return () => {
    window.removeEventListener('scroll', listener);
    window.removeEventListener('resize', listener);
  };
};

/** Scrolled percentage of the page, as an integer; -1 while the button is hidden. */
const scrolledPercent = (): number => {
  if (window.scrollY <= SHOWN_AFTER_PX) return -1;
  const height = document.documentElement.scrollHeight - window.innerHeight;
  return Math.min(100, Math.round((window.scrollY / height) * 100));
};

const toTop = () => {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' });
};

export function ScrollToTop() {
  const percent = useSyncExternalStore(onScroll, scrolledPercent, () => -1);
  if (percent < 0) return null;
  return (
    <button type="button" className={styles.button} onClick={toTop} aria-label="Scroll to top">
      <svg viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
        <circle className={styles.track} cx="24" cy="24" r={RADIUS} />
        <circle
          className={styles.ring}
          cx="24"
          cy="24"
          r={RADIUS}
          data-percent={percent}
          pathLength={100}
          strokeDasharray={100}
          strokeDashoffset={100 - percent}
        />
        <path className={styles.arrow} d="M24 32V17m-6 6 6-6 6 6" />
      </svg>
    </button>
  );
}
