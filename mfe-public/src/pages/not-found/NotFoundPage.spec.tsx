import { DEFAULT_STUDIO } from '@atelier/contracts/studio/default-studio';
import { ApiError } from '@atelier/web-kit/api/ApiError';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { preparePage } from '../../routing/pageModules';
import { getLocation } from '../../routing/routes';
import { StudioContext } from '../../studio';
import { NotFoundPage } from './NotFoundPage';

const HEADING = 'Oops! Page not found';

interface Opened {
  path: string;
  ofDocument: string;
  isOnline?: boolean;
}

describe('the page for missing addresses', () => {
  const assign = jest.fn();
  const openIn = ({ path, ofDocument, isOnline = true }: Opened) => {
    const { origin } = window.location;
    const replaced: Partial<Record<keyof Window, unknown>> = {
      location: { assign, origin, pathname: path, href: origin + path },
      navigator: { onLine: isOnline },
      performance: { getEntriesByType: () => [{ name: origin + ofDocument }] },
    };
    // A document cannot be loaded in jsdom.
    const get = (target: Window, name: keyof Window) => replaced[name] ?? target[name];
    Object.defineProperty(globalThis, 'window', { value: new Proxy(window, { get } as object), configurable: true });
  };
  const open = (opened: Opened) => {
    openIn(opened);
    render(<NotFoundPage />);
  };
  const openItem = async (path: string, ofDocument: string, status: number) => {
    const { View } = await preparePage(path);
    openIn({ path, ofDocument });
    const fetcher = async () => {
      throw new ApiError('No', 'answer', status);
    };
    render(
      <SWRConfig value={{ fetcher, provider: () => new Map(), shouldRetryOnError: false }}>
        <StudioContext value={DEFAULT_STUDIO}>
          <View location={getLocation(path, '')} outcome={undefined} />
        </StudioContext>
      </SWRConfig>,
    );
  };

  beforeEach(() => void assign.mockClear());
  afterEach(() => {
    cleanup();
    Reflect.deleteProperty(globalThis, 'window');
  });

  it.each(['/old-office', '/media/brochure.pdf'])('ASET-2 asks the server for %s, which a link led to', (path) => {
    open({ path, ofDocument: '/about' });
    expect(assign.mock.calls).toEqual([[expect.stringContaining(path)]]);
    expect(screen.queryByText(HEADING)).toBeNull();
  });

  it('ASET-2 is shown if the server has been asked already', () => {
    open({ path: '/old-office', ofDocument: '/old-office?from=mail' });
    expect(screen.getByText(HEADING)).toBeTruthy();
    expect(assign).not.toHaveBeenCalled();
  });

  it('CHR-3 is shown without a connection', () => {
    open({ path: '/old-office', ofDocument: '/about', isOnline: false });
    expect(screen.getByText(HEADING)).toBeTruthy();
    expect(assign).not.toHaveBeenCalled();
  });

  it.each([
    ['/blog/old', 404],
    ['/blog/deleted', 410],
    ['/projects/old', 404],
    ['/services/old', 404],
    ['/team/old', 404],
  ])('ASET-2 asks the server for %s, which a link led to and which answers %i', async (path, status) => {
    await openItem(path, '/about', status);
    await waitFor(() => expect(assign.mock.calls).toEqual([[expect.stringContaining(path)]]));
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it.each(['/blog/old', '/projects/old', '/services/old', '/team/old'])(
    'ASET-2 shows %s as missing if the server has been asked already, and as failed if it did not answer',
    async (path) => {
      await openItem(path, path, 404);
      await screen.findByRole('heading', { name: /not found/i });
      cleanup();
      await openItem(path, '/about', 503);
      await screen.findByRole('button', { name: /try again/i });
      expect(assign).not.toHaveBeenCalled();
    },
  );
});
