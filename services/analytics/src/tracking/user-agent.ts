import Bowser from 'bowser';

const DEVICES = { desktop: 'desktop', mobile: 'phone', tablet: 'tablet' } as const;

const isKnown = (platform: string | undefined): platform is keyof typeof DEVICES =>
  platform !== undefined && Object.hasOwn(DEVICES, platform);

/** Class of device, families of browser and system: no versions, no models. What is not known is absent. */
export const deviceOf = (userAgent: string) => {
  const { browser, os, platform } = Bowser.parse(userAgent);
  return {
    ...(isKnown(platform.type) ? { device: DEVICES[platform.type] } : {}),
    ...(browser.name ? { browser: browser.name } : {}),
    ...(os.name ? { system: os.name } : {}),
  };
};
