import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { LoadingScreen } from './LoadingScreen';

const shown = () => {
  render(<LoadingScreen />);
  return screen.getByTestId('loading-screen');
};

describe('the loading screen', () => {
  beforeEach(() => {
    sessionStorage.clear();
    Object.assign(window, { matchMedia: () => ({ matches: false }) });
  });
  afterEach(() => {
    cleanup();
    document.head.innerHTML = '';
    Reflect.deleteProperty(window, 'matchMedia');
  });

  it('CHR-4 shows the name of the site that the document is part of', () => {
    document.head.innerHTML = '<meta property="og:site_name" content="North &amp; Daughters">';
    expect(shown().textContent).toBe('North & Daughters');
  });

  it('CHR-4 shows the name of the product where the document names no site, as in the back-office', () => {
    expect(shown().textContent).toBe('Atelier');
  });

  it('CHR-4 keeps its place for the name while a typeface loads, and fits a long one', () => {
    document.head.innerHTML = '<meta property="og:site_name" content="The Society of Northern Bookbinders">';
    const { inlineSize, fontSize } = (shown().firstElementChild as HTMLElement).style;
    expect(Number.parseFloat(inlineSize)).toBeCloseTo(0.39 * 35);
    expect(fontSize).toContain('vw');
  });
});
