import type { VisitorPlatform } from '@atelier/web-kit/platform/Platform';
import type { RemoteApp } from '@atelier/web-kit/platform/RemoteApp';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act } from 'react';
import { type LoadedVersion, loadRemoteApps } from './federation/loadRemoteApps';
import type { Reports } from './reports/startReports';
import { showApp } from './showApp';

const platform = {} as VisitorPlatform;

const getReports = () => ({
  viewed: jest.fn<Reports['viewed']>(),
  failed: jest.fn<Reports['failed']>(),
  shown: jest.fn<Reports['shown']>(),
});

const aVersion = (App: RemoteApp<VisitorPlatform>['App']): LoadedVersion<VisitorPlatform> => ({
  version: '2.0.0',
  app: { platformVersion: 2, prepare: async () => undefined, App },
});

const Broken = () => {
  throw new Error('broken');
};

/** The place of a page with HTML of the server. */
const aPlace = (html: string) => {
  const element = document.createElement('div');
  element.innerHTML = html;
  return { element, isServerRendered: true, data: {} };
};

describe('failures of a version, in reports', () => {
  const reportError = globalThis.reportError;
  beforeEach(() => {
    globalThis.reportError = () => undefined;
    jest.spyOn(console, 'error').mockReturnValue();
  });
  afterEach(() => {
    globalThis.reportError = reportError;
    jest.restoreAllMocks();
  });

  it('PLT-3 have the phase hydration if the HTML of the server differs', async () => {
    const [reports, place] = [getReports(), aPlace('<h1>Of the server</h1>')];
    await act(async () =>
      showApp(
        aVersion(() => <h1>Of the browser</h1>),
        place,
        platform,
        reports,
        () => undefined,
      ),
    );
    expect(reports.failed.mock.calls).toEqual([['2.0.0', 'hydration', expect.any(Error)]]);
    expect(place.element.innerHTML).toBe('<h1>Of the browser</h1>');
  });

  it('PLT-3 have the phase render if the app throws, and the HTML of the server stays', async () => {
    const [reports, place, onBroken] = [getReports(), aPlace('<h1>Of the server</h1>'), jest.fn()];
    await act(async () => showApp(aVersion(Broken), place, platform, reports, onBroken));
    await act(() => new Promise((resolve) => setTimeout(resolve, 10)));
    expect(reports.failed.mock.calls.map(([version, phase]) => [version, phase])).toContainEqual(['2.0.0', 'render']);
    expect([onBroken.mock.calls.length, place.element.innerHTML]).toEqual([1, '<h1>Of the server</h1>']);
  });

  it('PLT-3 have the phase load if its entry cannot be loaded', async () => {
    const reports = getReports();
    const version = {
      version: '2.0.0',
      platform: 2,
      base: '/remotes/mfe-gone/2.0.0/',
      entry: 'remoteEntry.js',
      css: [],
    };
    await expect(loadRemoteApps('mfe-gone', [version], '/', reports).next()).rejects.toThrow('No version of mfe-gone');
    expect(reports.failed.mock.calls).toEqual([['2.0.0', 'load', expect.any(Error)]]);
  });
});
