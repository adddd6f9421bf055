import { describe, expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { Picture } from './Picture';
import { filesOf } from './pictureFiles';

const html = (src: string): string =>
  render(
    <Picture
      src={src}
      sizes="50vw"
      width={1280}
      height={800}
      isFirst={false}
      watched={{ ref: null, onError: () => undefined }}
    />,
  ).container.innerHTML;

describe('the files of a picture', () => {
  it('are those that are made of an upload, AVIF before WebP, from the width of a phone', () => {
    const { sources, srcSet } = filesOf('/media/blog/0f3c.png');
    expect(sources.map(({ type }) => type)).toEqual(['image/avif']);
    expect(sources[0]?.srcSet).toMatch(/^\/media\/blog\/0f3c-320\.avif 320w, .*0f3c-1920\.avif 1920w$/);
    expect(srcSet).toContain('/media/blog/0f3c-640.webp 640w');
  });

  it('are two of a sample cover, and one of what has no versions', () => {
    expect(filesOf('/media/covers/loom.webp')).toEqual({
      sources: [],
      srcSet: '/media/covers/loom-640.webp 640w, /media/covers/loom.webp 1280w',
    });
    for (const src of ['/media/portraits/ada.webp', '/media/projects/plan.svg', 'https://elsewhere.example/a.png'])
      expect(filesOf(src)).toEqual({ sources: [] });
  });

  it('keep their place before they come, and need no style in the markup', () => {
    const markup = html('/media/library/0f3c.jpg');
    expect(markup).toMatch(/^<picture[^>]*><source type="image\/avif"/);
    expect(markup).toContain('width="1280" height="800"');
    expect(markup).not.toContain('style=');
    expect(html('/media/covers/loom.webp')).toMatch(/^<img /);
  });
});
