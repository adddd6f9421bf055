import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import { rememberPlace, useArrival } from './useArrival';

function Arrival({ path }: { path: string }) {
  useArrival(path);
  return (
    <main>
      <h1>{path}</h1>
      <section id="message-form" />
      <section id="größe" />
    </main>
  );
}

const arriveAt = (address: string): void => {
  const { rerender } = render(<Arrival path="/team" />);
  rememberPlace();
  window.history.pushState(null, '', address);
  rerender(<Arrival path="/contact" />);
};

const scrolledTo: string[] = [];
beforeEach(() => {
  scrolledTo.length = 0;
  window.history.replaceState(null, '', '/team');
  window.scrollTo = jest.fn(() => void scrolledTo.push('top'));
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolledTo.push(this.id);
  };
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

describe('arrival at another page', () => {
  it.each(['/contact', '/contact#gone', '/contact#%', '/contact#'])('CHR-3 starts %s at the top', (address) => {
    arriveAt(address);
    expect(scrolledTo).toEqual(['top']);
    expect(document.activeElement?.tagName).toBe('H1');
  });

  it.each([
    ['/contact#message-form', 'message-form'],
    ['/contact#gr%C3%B6%C3%9Fe', 'größe'],
  ])('CHR-3 starts %s at the place in the link', (address, id) => {
    arriveAt(address);
    expect(scrolledTo).toEqual([id]);
    expect(document.activeElement?.id).toBe(id);
  });

  it('CHR-3 starts at the place in the link, also on a page that the visitor left by Back', () => {
    arriveAt('/contact');
    window.history.replaceState(null, '', '/team');
    window.dispatchEvent(new PopStateEvent('popstate'));
    cleanup();
    scrolledTo.length = 0;
    arriveAt('/contact#message-form');
    expect(scrolledTo).toEqual(['message-form']);
  });
});
