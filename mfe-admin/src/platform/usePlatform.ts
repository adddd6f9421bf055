import type { Platform } from '@atelier/web-kit/platform/Platform';
import { createContext, useContext } from 'react';

export const PlatformContext = createContext<Platform | undefined>(undefined);

/** The platform object from the shell. */
export const usePlatform = (): Platform => {
  const platform = useContext(PlatformContext);
  if (platform === undefined) throw new Error('A screen of the admin needs the platform around it.');
  return platform;
};
