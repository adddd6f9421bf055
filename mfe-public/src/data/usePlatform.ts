import type { VisitorPlatform } from '@atelier/web-kit/platform/Platform';
import { createContext, useContext } from 'react';

/** Null on the server, where no browser features are available. */
export const PlatformContext = createContext<VisitorPlatform | null>(null);

export const usePlatform = (): VisitorPlatform | null => useContext(PlatformContext);
