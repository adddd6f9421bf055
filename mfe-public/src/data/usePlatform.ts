import type { VisitorPlatform } from '@atelier/web-kit/platform/Platform';
import { createContext, useContext } from 'react';

/** Null while the server renders: nothing there may need the browser. */
export const PlatformContext = createContext<VisitorPlatform | null>(null);

export const usePlatform = (): VisitorPlatform | null => useContext(PlatformContext);
