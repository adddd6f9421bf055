import { useEffect, useEffectEvent, useRef, useState } from 'react';
import styles from './OpeningClip.module.css';

declare global {
  interface Navigator {
    /** Chromium only. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

export interface ClipPlayerProps {
  src: string;
  /** The picture below, which is the poster in the size that the browser chose. */
  picture: HTMLImageElement | null | undefined;
}

/** Enough of it to be worth watching. */
const VISIBLE_PART = 0.25;

const getReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)');
const allowsAutoplay = (): boolean => !getReducedMotion().matches && navigator.connection?.saveData !== true;

/** Plays while it is visible and wanted: by a visitor's click, and from the start unless motion or data are to be saved. */
const usePlayback = () => {
  const video = useRef<HTMLVideoElement>(null);
  const [isWanted, setIsWanted] = useState(allowsAutoplay);
  const [isVisible, setIsVisible] = useState(false);
  const stop = useEffectEvent(() => setIsWanted(false));
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setIsVisible(entry?.isIntersecting === true), {
      threshold: VISIBLE_PART,
    });
    if (video.current !== null) observer.observe(video.current);
    const motion = getReducedMotion();
    const onMotion = () => motion.matches && stop();
    motion.addEventListener('change', onMotion);
    return () => {
      observer.disconnect();
      motion.removeEventListener('change', onMotion);
    };
  }, []);
  useEffect(() => {
    const element = video.current;
    if (!isWanted || !isVisible) return element?.pause();
    // A browser may refuse to play by itself. A pause that comes first is no refusal.
    element?.play().catch((error: unknown) => {
      if (error instanceof DOMException && error.name === 'NotAllowedError') stop();
    });
  }, [isWanted, isVisible]);
  return { video, isWanted, toggle: () => setIsWanted(!isWanted) };
};

/** A silent clip without an end, with a button that stops it and starts it again (WCAG 2.2.2). */
export function ClipPlayer({ src, picture }: ClipPlayerProps) {
  const { video, isWanted, toggle } = usePlayback();
  const [hasFailed, setHasFailed] = useState(false);
  if (hasFailed) return null;
  return (
    <>
      <video
        ref={video}
        className={styles.video}
        style={picture ? { objectPosition: getComputedStyle(picture).objectPosition } : undefined}
        src={src}
        poster={picture?.currentSrc || undefined}
        muted
        loop
        playsInline
        preload="none"
        disablePictureInPicture
        aria-hidden="true"
        tabIndex={-1}
        onError={() => setHasFailed(true)}
      />
      <button
        type="button"
        className={styles.toggle}
        aria-label={isWanted ? 'Pause the clip' : 'Play the clip'}
        onClick={toggle}
      >
        <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
          <path d={isWanted ? 'M2 1h3v10H2zM7 1h3v10H7z' : 'M2 .5 11 6l-9 5.5z'} />
        </svg>
        {isWanted ? 'Pause' : 'Play'}
      </button>
    </>
  );
}
