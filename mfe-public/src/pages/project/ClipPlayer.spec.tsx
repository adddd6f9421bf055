import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { ClipPlayer } from './ClipPlayer';

const play = jest.fn(async () => undefined);
const pause = jest.fn();
let see: (isIntersecting: boolean) => void;
let stillen: () => void;

class FakeObserver {
  constructor(tell: IntersectionObserverCallback) {
    see = (isIntersecting) => act(() => tell([{ isIntersecting } as IntersectionObserverEntry], this as never));
  }
  observe() {}
  disconnect() {}
}

const visitor = ({ isCalm = false, saveData = false } = {}) => {
  const query = {
    matches: isCalm,
    addEventListener: (_name: string, tell: () => void) => {
      stillen = () => {
        query.matches = true;
        act(tell);
      };
    },
    removeEventListener: () => undefined,
  };
  window.matchMedia = () => query as unknown as MediaQueryList;
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData } });
};

const show = () => {
  const picture = document.createElement('img');
  picture.src = '/media/covers/skerry-line.webp';
  Object.defineProperty(picture, 'currentSrc', { value: '/media/covers/skerry-line-960.avif' });
  return render(<ClipPlayer src="/media/library/skerry.mp4" picture={picture} />).container.querySelector('video');
};
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

beforeEach(() => {
  for (const call of [play, pause]) call.mockClear();
  play.mockImplementation(async () => undefined);
  Object.assign(window, { IntersectionObserver: FakeObserver });
  Object.assign(HTMLMediaElement.prototype, { play, pause });
  visitor();
});
afterEach(cleanup);

describe('opening clip of a project', () => {
  it('PRJ-3 loads nothing by itself, is muted and looped, and has the picture below as its poster', () => {
    const video = show();
    expect(video?.getAttribute('preload')).toBe('none');
    expect(video?.getAttribute('poster')).toBe('/media/covers/skerry-line-960.avif');
    expect([video?.muted, video?.loop, video?.hasAttribute('playsinline')]).toEqual([true, true, true]);
    expect(play).not.toHaveBeenCalled();
  });

  it('PRJ-3 plays while it is visible', () => {
    show();
    see(true);
    expect(play).toHaveBeenCalledTimes(1);
    see(false);
    expect(pause).toHaveBeenCalled();
    see(true);
    expect(play).toHaveBeenCalledTimes(2);
  });

  it('PRJ-3 stays paused once a visitor has paused it, until the visitor resumes it', async () => {
    show();
    see(true);
    await press('Pause the clip');
    see(false);
    see(true);
    expect(play).toHaveBeenCalledTimes(1);
    await press('Play the clip');
    expect(play).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['where motion is unwelcome', { isCalm: true }],
    ['where data is to be saved', { saveData: true }],
  ])('PRJ-3 plays only on request %s', async (_where, wish) => {
    visitor(wish);
    show();
    see(true);
    expect(play).not.toHaveBeenCalled();
    await press('Play the clip');
    expect(play).toHaveBeenCalledTimes(1);
  });

  it('PRJ-3 stops when reduced motion is set', () => {
    show();
    see(true);
    stillen();
    expect(screen.getByRole('button', { name: 'Play the clip' })).toBeTruthy();
  });

  it('PRJ-3 shows a play button if the browser blocks autoplay', async () => {
    play.mockRejectedValue(new DOMException('refused', 'NotAllowedError'));
    show();
    await act(async () => see(true));
    expect(screen.getByRole('button', { name: 'Play the clip' })).toBeTruthy();
  });

  it('CHR-9 leaves the picture in place if the clip cannot be shown', () => {
    const video = show();
    if (video) fireEvent.error(video);
    expect(document.querySelector('video, button')).toBeNull();
  });
});
