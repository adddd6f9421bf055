import { useEffect, useRef, useState } from 'react';

export const COUNT_UP_MS = 2500;

const eased = (part: number): number => 1 - (1 - part) ** 4;

const allowsMotion = () =>
  'IntersectionObserver' in window && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Counts from zero to a number over 2.5 s, once, when the element first becomes visible. Before that, and with reduced motion, shows the number. */
export const useCountUp = <Element extends HTMLElement>(number: number) => {
  const ref = useRef<Element>(null);
  const [shown, setShown] = useState(number);
  useEffect(() => {
    const element = ref.current;
    if (element === null || number === 0 || !allowsMotion()) return setShown(number);
    let frame = 0;
    const count = (startedAtMs: number) => (nowMs: number) => {
      const part = Math.min(1, Math.max(0, (nowMs - startedAtMs) / COUNT_UP_MS));
      setShown(Math.round(number * eased(part)));
      if (part < 1) frame = requestAnimationFrame(count(startedAtMs));
    };
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting !== true) return;
      observer.disconnect();
      frame = requestAnimationFrame(count(performance.now()));
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [number]);
  return { ref, shown };
};
