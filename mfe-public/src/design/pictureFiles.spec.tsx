import { describe, expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { type Facts, Picture } from './Picture';
import { getFiles } from './pictureFiles';

const html = (src: string, facts: Facts = null): string =>
  render(
    <Picture
      src={src}
      facts={facts}
      sizes="50vw"
      width={1280}
      height={800}
      isFirst={false}
      watched={{ ref: null, onError: () => undefined }}
    />,
  ).container.innerHTML;

const BLUR = 'data:image/webp;base64,UklGRg==';

describe('picture files', () => {
  it('include all versions of an upload, AVIF before WebP, starting at phone width', () => {
    const { sources, srcSet } = getFiles('/media/blog/0f3c.png');
    expect(sources.map(({ type }) => type)).toEqual(['image/avif']);
    expect(sources[0]?.srcSet).toMatch(/^\/media\/blog\/0f3c-320\.avif 320w, .*0f3c-2560\.avif 2560w$/);
    expect(srcSet).toContain('/media/blog/0f3c-640.webp 640w');
  });

  it('include two versions of a sample cover, only the smaller one for phones, and none for unversioned pictures', () => {
    const small = '/media/covers/loom-960.avif 960w';
    expect(getFiles('/media/covers/loom.webp')).toEqual({
      sources: [
        { type: 'image/avif', media: '(max-width:800px)', srcSet: small },
        { type: 'image/avif', srcSet: `${small}, /media/covers/loom-2560.avif 2560w` },
      ],
    });
    for (const src of ['/media/portraits/ada.webp', '/media/projects/plan.svg', 'https://elsewhere.example/a.png'])
      expect(getFiles(src)).toEqual({ sources: [] });
  });

  it('reserve their space before loading, without inline styles', () => {
    const markup = html('/media/library/0f3c.jpg');
    expect(markup).toMatch(/^<picture[^>]*><source type="image\/avif"/);
    expect(markup).toContain('width="1280" height="800"');
    expect(markup).not.toContain('style=');
    expect(html('/media/portraits/ada.webp')).toMatch(/^<img /);
  });

  it('load over a blurred preview, with the focal point in tenths', () => {
    const facts = { width: 1600, height: 900, blur: BLUR, focalPoint: { x: 0.24, y: 0 }, alt: 'Two people' };
    const markup = html('/media/library/0f3c.jpg', facts);
    expect(markup).toMatch(/^<img class="[^"]*" alt="" src="data:image\/webp;base64,UklGRg=="><picture/);
    expect(markup).toContain('data-x="2" data-y="0"');
    expect(markup).not.toContain('Two people');
    expect(markup).not.toContain('style=');
    const plain = html('/media/library/0f3c.jpg', { ...facts, blur: null, focalPoint: null });
    expect(plain).not.toMatch(/data-[xy]|data:/);
  });
});
