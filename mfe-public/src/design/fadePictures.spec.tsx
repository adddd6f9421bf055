import { expect, it, jest } from '@jest/globals';
import { fadePictures } from './fadePictures';

it('cover pictures that load late fade in, unless reduced motion is set', () => {
  const animate = jest.fn<HTMLElement['animate']>();
  HTMLImageElement.prototype.animate = animate;
  const matchMedia = jest.fn(() => ({ matches: false }) as MediaQueryList);
  window.matchMedia = matchMedia;
  document.body.innerHTML = '<div data-cover-frame><img alt="" id="cover"></div><img alt="" id="other">';
  const arrive = (id: string) => document.getElementById(id)?.dispatchEvent(new Event('load'));
  fadePictures();

  arrive('other');
  expect(animate).not.toHaveBeenCalled();
  arrive('cover');
  expect(animate).toHaveBeenCalledWith({ opacity: [0, 1] }, 280);
  matchMedia.mockReturnValue({ matches: true } as MediaQueryList);
  arrive('cover');
  expect(animate).toHaveBeenCalledTimes(1);
});
