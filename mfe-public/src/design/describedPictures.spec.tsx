import { describe, expect, it } from '@jest/globals';
import { withPictures } from './describedPictures';

const known = {
  url: '/media/blog/0f3c.jpg',
  width: 1600,
  height: 900,
  blur: null,
  focalPoint: null,
  alt: 'A "blue" door',
};

describe('pictures in rich text', () => {
  it('have their true size, the alternative text of the library, and a source set for the required width', () => {
    const html = withPictures('<p><img src="/media/blog/0f3c.jpg" alt="" /></p>', [known]);
    expect(html).toMatch(
      /^<p><img src="\/media\/blog\/0f3c\.jpg" alt="A &quot;blue&quot; door" width="1600" height="900"/,
    );
    expect(html).toContain('srcset="/media/blog/0f3c-320.webp 320w');
    expect(html).toMatch(/ loading="lazy"><\/p>$/);
    expect(html.match(/alt=/g)).toHaveLength(1);
  });

  it('keep the attributes set in the text', () => {
    const html = withPictures('<img src="/media/blog/0f3c.jpg" alt="Ours" width="300" loading="eager" />', [known]);
    expect(html).toMatch(/^<img src="[^"]*" alt="Ours" width="300" loading="eager" srcset=/);
    expect(html).not.toMatch(/height=|lazy|door/);
  });

  it('PLT-4 are found in linear time in hostile text', () => {
    const before = process.threadCpuUsage();
    withPictures(`<img src="/a.png" alt="a${' '.repeat(200_000)}b" />`, [known]);
    expect(process.threadCpuUsage(before).user).toBeLessThan(500_000);
  });

  it('remain unchanged if nothing is known about them', () => {
    const html = '<img src="https://elsewhere.example/a.png" alt="A" />';
    expect(withPictures(html, [known])).toBe(html);
    expect(withPictures(html)).toBe(html);
    const unsized = withPictures('<img src="/media/plan.svg" />', [
      { ...known, url: '/media/plan.svg', width: null, height: null, alt: '' },
    ]);
    expect(unsized).toBe('<img src="/media/plan.svg" loading="lazy">');
  });
});
