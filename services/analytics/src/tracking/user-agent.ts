import Bowser from 'bowser';

const DEVICES = { desktop: 'desktop', mobile: 'phone', tablet: 'tablet' } as const;

const isKnown = (platform: string | undefined): platform is keyof typeof DEVICES =>
  platform !== undefined && Object.hasOwn(DEVICES, platform);

/** Device class, browser family and system family, without versions and models. Unknown ones are absent. */
export const getDevice = (userAgent: string) => {
  const { browser, os, platform } = Bowser.parse(userAgent);
  return {
    ...(isKnown(platform.type) ? { device: DEVICES[platform.type] } : {}),
    ...(browser.name ? { browser: browser.name } : {}),
    ...(os.name ? { system: os.name } : {}),
  };
};
