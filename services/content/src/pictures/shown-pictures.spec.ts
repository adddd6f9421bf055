import { describe, expect, it } from '@jest/globals';
import { getPictures, withReplacedAddresses } from './shown-pictures.js';

const FIELDS = { addresses: ['cover', 'study.screens.image', 'study.pair.before.image'], texts: ['content'] };
const ITEM = {
  cover: '/media/a.png',
  content: '<p><img src="/media/b.png"></p>',
  study: {
    screens: [
      { image: '/media/a.png', alt: 'A' },
      { image: '/media/c.svg', alt: 'C' },
    ],
    pair: { before: { image: '/media/d.png' } },
  },
};

describe('pictures of an item', () => {
  it('AFILE-1 are found in fields, nested lists, and rich text, each once', () => {
    expect(getPictures(FIELDS, ITEM)).toEqual(['/media/a.png', '/media/c.svg', '/media/d.png', '/media/b.png']);
  });

  it('AFILE-1 include the library documents that the text links to', () => {
    const text =
      '<p><a href="/media/library/prices.pdf">Prices</a> <a href="https://other.example/media/x.pdf">X</a></p>';
    expect(getPictures({ addresses: [], texts: ['text'] }, { text })).toEqual(['/media/library/prices.pdf']);
    expect(withReplacedAddresses({ addresses: [], texts: ['text'] }, { text }, () => '/media/z.png')).toEqual({});
  });

  it.each([{}, { study: null }, { study: { screens: [], pair: null } }])('AFILE-1 are empty if %j has none', (item) => {
    expect(getPictures(FIELDS, item)).toEqual([]);
    expect(withReplacedAddresses(FIELDS, item, () => '/media/z.png')).toEqual({});
  });

  it('AFILE-1 get their new address everywhere, and nothing else changes', () => {
    const moved = (address: string) => (address === '/media/a.png' ? '/media/z.png' : address);
    expect(withReplacedAddresses(FIELDS, ITEM, moved)).toEqual({
      cover: '/media/z.png',
      study: { ...ITEM.study, screens: [{ image: '/media/z.png', alt: 'A' }, ITEM.study.screens[1]] },
    });
    expect(withReplacedAddresses(FIELDS, ITEM, (address) => address)).toEqual({});
  });

  it('AFILE-1 lose their size in rich text when they move, and others keep it', () => {
    const text = (address: string, size: string) =>
      `<p><img src="${address}" alt="Ours"${size}><img src="/media/b.png" alt="" width="5" height="4"></p>`;
    const moved = (address: string) => (address === '/media/a.png' ? '/media/z.png' : address);
    const texts = { addresses: [], texts: ['text'] };
    expect(withReplacedAddresses(texts, { text: text('/media/a.png', ' width="640" height="480"') }, moved)).toEqual({
      text: text('/media/z.png', ''),
    });
  });
});
