import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { LoadingScreen } from './LoadingScreen';

const shown = () => {
  render(<LoadingScreen />);
  return screen.getByTestId('loading-screen');
};

describe('LoadingScreen', () => {
  beforeEach(() => {
    sessionStorage.clear();
    Object.assign(window, { matchMedia: () => ({ matches: false }) });
  });
  afterEach(() => {
    cleanup();
    document.head.innerHTML = '';
    Reflect.deleteProperty(window, 'matchMedia');
  });

  it('CHR-4 shows the site name from the document', () => {
    document.head.innerHTML = '<meta property="og:site_name" content="North &amp; Daughters">';
    expect(shown().textContent).toBe('North & Daughters');
  });

  it('CHR-4 shows the product name if the document has no site name, as in the back office', () => {
    expect(shown().textContent).toBe('Atelier');
  });

  it('CHR-4 does not show, and breaks nothing, if the browser blocks storage', () => {
    const getItem = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    });
    render(<LoadingScreen />);
    expect(screen.queryByTestId('loading-screen')).toBeNull();
    getItem.mockRestore();
  });

  it('CHR-4 reserves space for the name while a typeface loads, and fits a long name', () => {
    document.head.innerHTML = '<meta property="og:site_name" content="The Society of Northern Bookbinders">';
    const { inlineSize, fontSize } = (shown().firstElementChild as HTMLElement).style;
    expect(Number.parseFloat(inlineSize)).toBeCloseTo(0.39 * 35);
    expect(fontSize).toContain('vw');
  });
});
