import type { Platform } from '@atelier/web-kit/platform/Platform';
import { createContext, useContext } from 'react';

/** Null while the server renders: nothing there may need the browser. */
export const PlatformContext = createContext<Platform | null>(null);

export const usePlatform = (): Platform | null => useContext(PlatformContext);
