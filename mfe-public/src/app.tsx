import type { VisitorPlatform } from '@atelier/web-kit/platform/Platform';
import type { RemoteApp } from '@atelier/web-kit/platform/RemoteApp';
import { BrowserSite } from './BrowserSite';
import { preparePage } from './routing/pageModules';

export const platformVersion: RemoteApp['platformVersion'] = 2;

export const prepare: RemoteApp['prepare'] = async (path) => {
  await preparePage(path);
};

export const App: RemoteApp<VisitorPlatform>['App'] = BrowserSite;
