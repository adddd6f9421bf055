import Bowser from 'bowser';
import { LRUCache } from 'lru-cache';

const DEVICES = { desktop: 'desktop', mobile: 'phone', tablet: 'tablet' } as const;

const isKnown = (platform: string | undefined): platform is keyof typeof DEVICES =>
  platform !== undefined && Object.hasOwn(DEVICES, platform);

const MAX_CHARACTERS = 500_000;

const parse = (userAgent: string) => {
  const { browser, os, platform } = Bowser.parse(userAgent);
  return {
    ...(isKnown(platform.type) ? { device: DEVICES[platform.type] } : {}),
    ...(browser.name ? { browser: browser.name } : {}),
    ...(os.name ? { system: os.name } : {}),
  };
};

/** Most visitors send one of a few user agents, and parsing one is slow. */
const devices = new LRUCache<string, ReturnType<typeof parse>>({
  maxSize: MAX_CHARACTERS,
  sizeCalculation: (_device, userAgent) => userAgent.length,
  memoMethod: parse,
});

/** Device class, browser family and system family, without versions and models. Unknown ones are absent. */
export const getDevice = (userAgent: string) => devices.memo(userAgent);
