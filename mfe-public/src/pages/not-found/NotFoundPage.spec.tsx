import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { NotFoundPage } from './NotFoundPage';

const HEADING = 'Oops! Page not found';

describe('the page for missing addresses', () => {
  const assign = jest.fn();
  const open = ({ path, ofDocument, isOnline = true }: { path: string; ofDocument: string; isOnline?: boolean }) => {
    const { origin } = window.location;
    const replaced: Partial<Record<keyof Window, unknown>> = {
      location: { assign, origin, pathname: path, href: origin + path },
      navigator: { onLine: isOnline },
      performance: { getEntriesByType: () => [{ name: origin + ofDocument }] },
    };
    // A document cannot be loaded in jsdom.
    const get = (target: Window, name: keyof Window) => replaced[name] ?? target[name];
    Object.defineProperty(globalThis, 'window', { value: new Proxy(window, { get } as object), configurable: true });
    render(<NotFoundPage />);
  };

  beforeEach(() => void assign.mockClear());
  afterEach(() => void Reflect.deleteProperty(globalThis, 'window'));

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
});
