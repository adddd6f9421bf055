import { getBusyShare } from '@atelier/test-kit/cpu-time';
import { describe, expect, it } from '@jest/globals';
import { harmlessDrawing, sizeOfDrawing } from './drawing.js';

const drawn = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"${attributes}>${inside}</svg>`;

const level = (n: number, inside: string) => `<g id="l${n}">${inside}</g>`;
const pattern = (n: number, inside: string) => `<pattern id="p${n}">${inside}</pattern>`;

describe('drawings', () => {
  it('AFILE-1 keep their shapes', async () => {
    const inside = [
      '<defs><linearGradient id="g" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#fff"></stop></linearGradient>',
      '<clipPath id="c"><rect width="2" height="2"></rect></clipPath></defs>',
      '<g fill="url(#g)" clip-path="url(#c)" style="opacity:.5" transform="rotate(4 2 2)"><path d="M0 0L4 4"></path></g>',
      '<use href="#c"></use><use xlink:href="#c"></use><text font-size="2">a &lt; b &amp; c</text>',
    ].join('');
    const xml = drawn(inside, ' xmlns:xlink="http://www.w3.org/1999/xlink"');
    expect(await harmlessDrawing(xml)).toBe(xml);
  });

  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['a script in another case', '<ScRiPt>alert(1)</ScRiPt>'],
    ['a script of a name space', '<svg:script xmlns:svg="http://www.w3.org/2000/svg">alert(1)</svg:script>'],
    ['a script in a CDATA section', '<![CDATA[<script>alert(1)</script>]]>'],
    ['a script as text', '<text>&lt;script&gt;alert(1)&lt;/script&gt;</text>'],
    ['a handler', '<rect onload="alert(1)" width="1"></rect>'],
    ['a handler in another case', '<rect ONLOAD="alert(1)" width="1"></rect>'],
    ['a handler in a mixed case', '<rect oNload="alert(1)"></rect>'],
    ['a handler of a name space', '<rect ev:onload="alert(1)"></rect>'],
    ['foreign content', '<foreignObject><iframe src="https://evil.test"></iframe></foreignObject>'],
    ['a link that runs', '<a href="javascript:alert(1)"><text>x</text></a>'],
    ['a link elsewhere', '<use href="https://evil.test/a.svg#x"></use>'],
    ['a link elsewhere in the older spelling', '<use xlink:href="//evil.test/a.svg#x"></use>'],
    ['a link to data', '<use href="data:image/svg+xml,%3Csvg onload=alert(1)%3E"></use>'],
    ['a picture from elsewhere', '<image href="https://evil.test/a.png"></image>'],
    ['a style sheet', '<style>@import url(https://evil.test/a.css);</style>'],
    ['a style sheet that hides a script', '<style>&lt;/style&gt;&lt;script&gt;alert(1)&lt;/script&gt;</style>'],
    ['a style that loads', '<rect style="fill:url(https://evil.test/a)"></rect>'],
    ['a style that loads by another spelling', '<rect style="fill:\\75rl(https://evil.test/a)"></rect>'],
    ['a paint that loads', '<rect fill="url( &quot;//evil.test/a&quot; )"></rect>'],
    ['an animation that writes a link', '<set attributeName="href" to="javascript:alert(1)"></set>'],
    ['an animation', '<animate attributeName="href" values="javascript:alert(1)"></animate>'],
    ['an instruction', '<?xml-stylesheet href="https://evil.test/a.css"?>'],
    ['an end that breaks out', '<text>x</text></svg><script>alert(1)</script><svg>'],
    ['an attribute that breaks out', '<rect width="1&quot;&gt;&lt;script&gt;alert(1)"></rect>'],
  ])('AFILE-1 are stripped of %s', async (_case, inside) => {
    const clean = (await harmlessDrawing(drawn(inside))) ?? '';
    expect(clean).toMatch(/^<svg[\s>]/);
    expect(clean).not.toMatch(/<(?:script|style|foreignobject|iframe|image|set|animate|a)[\s>/]/i);
    expect(clean).not.toMatch(/<[^>]*\son\w+=/i);
    expect(clean).not.toMatch(/evil|javascript|<[^>]*url\((?!#)|<\?|<!/i);
  });

  it('AFILE-1 are stripped of entities and declarations', async () => {
    const xml = `\ufeff<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]><!-- x -->${drawn('<text>&a;</text>')}`;
    expect(await harmlessDrawing(xml)).toBe(drawn('<text>&amp;a;</text>'));
  });

  it('AFILE-1 receive the SVG namespace, without which they are not displayed', async () => {
    expect(await harmlessDrawing('<svg><path d="M0 0"/></svg>')).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"></path></svg>',
    );
    expect(await harmlessDrawing('<svg xmlns="http://evil.test"/>')).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
    );
  });

  it.each(['', 'no drawing', '<html></html>', '<SVG></SVG>', '<svg'])(
    'AFILE-1 exclude %j, which draws nothing',
    async (xml) => {
      expect(await harmlessDrawing(xml)).toBeUndefined();
    },
  );

  it.each([
    [
      'nests references',
      [0, 1, 2, 3, 4, 5, 6, 7, 8].map((n) => level(n, `<use href="#l${n + 1}"/>`.repeat(10))).join(''),
    ],
    [
      'nests patterns',
      [0, 1, 2, 3, 4, 5, 6, 7, 8].map((n) => pattern(n, `<rect fill="url(#p${n + 1})"/>`.repeat(10))).join(''),
    ],
    ['refers to itself', '<g id="a"><use href="#a"/></g>'],
    ['has too many elements', '<path d="M0 0"/>'.repeat(100_001)],
  ])('AFILE-1 are rejected if the drawing %s, which browsers would render endlessly', async (_what, inside) => {
    expect(await harmlessDrawing(drawn(inside))).toBeUndefined();
  });

  it('AFILE-1 are cleaned off the event loop, and flattened if they nest too deeply', async () => {
    await harmlessDrawing(drawn(''));
    const deep = drawn('<g>'.repeat(30_000) + '</g>'.repeat(30_000));
    const clean = async () => expect((await harmlessDrawing(deep))?.length).toBeLessThan(2_000);
    expect(await getBusyShare(clean)).toBeLessThan(1 / 3);
  });

  it.each([
    ['<svg width="40" height="30.4px">', 40, 30],
    ['<svg viewBox="0 0 200 100">', 200, 100],
    ['<svg width="100%" height="1em" viewBox="0,0,20,10">', 20, 10],
    ['<svg width="100%">', null, null],
    ['<svg viewBox="0 0 0 0">', null, null],
    ['<svg width="99999999999999999999" height="10">', null, null],
  ])('have the size given by %s', (xml, width, height) => {
    expect(sizeOfDrawing(xml)).toEqual({ width, height });
  });
});
