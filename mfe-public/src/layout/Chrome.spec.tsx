import { DEFAULT_STUDIO } from '@atelier/contracts/studio/default-studio';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { StudioContext } from '../studio';
import { ELEVATION_AFTER_PX, Header } from './Header';
import { ScrollToTop, SHOWN_AFTER_PX } from './ScrollToTop';

const scrollTo = (top: number) =>
  act(() => {
    Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
    window.dispatchEvent(new Event('scroll'));
  });

beforeEach(() => {
  Object.defineProperty(document.documentElement, 'scrollHeight', {
    value: 2000 + window.innerHeight,
    configurable: true,
  });
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
});
afterEach(() => {
  scrollTo(0);
  cleanup();
});

const HeaderOfStudio = () => (
  <StudioContext value={DEFAULT_STUDIO}>
    <Header />
  </StudioContext>
);

describe('page chrome', () => {
  it('CHR-1 elevates the header after 30 px of scrolling, and lowers it again', () => {
    render(<HeaderOfStudio />);
    const isElevated = () => screen.getByRole('banner').dataset.elevated;
    scrollTo(ELEVATION_AFTER_PX);
    expect([ELEVATION_AFTER_PX, isElevated()]).toEqual([30, 'false']);
    scrollTo(31);
    expect(isElevated()).toBe('true');
    scrollTo(0);
    expect(isElevated()).toBe('false');
  });

  it('CHR-3 shows a back-to-top button after 300 px, with a ring that shows the scroll progress', () => {
    const toTop = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    render(<ScrollToTop />);
    scrollTo(SHOWN_AFTER_PX);
    expect([SHOWN_AFTER_PX, screen.queryByRole('button')]).toEqual([300, null]);
    scrollTo(1000);
    const button = screen.getByRole('button', { name: 'Scroll to top' });
    expect(button.querySelector('[data-percent]')?.getAttribute('data-percent')).toBe('50');
    toTop.mockClear();
    fireEvent.click(button);
    expect(toTop.mock.calls).toEqual([[{ top: 0, behavior: 'smooth' }]]);
    toTop.mockRestore();
  });

  it('CHR-2 opens a drawer with all links, and closes it when a link is selected', () => {
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = function close() {
      this.open = false;
    };
    render(<HeaderOfStudio />);
    fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
    const drawer = screen.getByRole('dialog', { name: 'Menu' }) as HTMLDialogElement;
    expect([...drawer.querySelectorAll('nav a')].map((link) => link.textContent)).toEqual([
      'Home',
      'Work',
      'About',
      'Services',
      'Journal',
      'Team',
      'Contact',
    ]);
    fireEvent.click(drawer.querySelectorAll('nav a')[4] as HTMLElement);
    expect(drawer.open).toBe(false);
  });
});
