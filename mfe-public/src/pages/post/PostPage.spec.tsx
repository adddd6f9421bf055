import { describe, expect, it } from '@jest/globals';
import { getTexts, renderAddress } from '../../testing/renderAddress';
import { samplePost } from '../../testing/samplePosts';

const ADDRESS = '/blog/four-screens-to-the-island';
const SECTIONS = ['The quay', 'Eleven screens', 'Four screens'];

const open = (content: string) => {
  const post = samplePost({ content, tags: ['Design', 'Off season'] });
  const answer = { status: 200, body: { success: true, post, data: post } };
  return renderAddress(ADDRESS, { '/blog/slug/four-screens-to-the-island': answer });
};

describe('article page', () => {
  it('BLOG-5 lists the sections of a long article, each with an anchor', async () => {
    const { document } = await open(SECTIONS.map((title) => `<h2>${title}</h2><p>Text.</p>`).join(''));
    const links = [...document.querySelectorAll('nav[aria-label="On this page"] a')];
    expect(links.map(({ textContent }) => textContent)).toEqual(SECTIONS);
    const targets = links.map((link) => document.querySelector(link.getAttribute('href') ?? '')?.textContent);
    expect(targets).toEqual(SECTIONS);
  });

  it('BLOG-5 starts with the text: the table of contents is collapsed, and Share follows the text', async () => {
    const { document } = await open(SECTIONS.map((title) => `<h2>${title}</h2><p>Text.</p>`).join(''));
    const { length } = document.querySelectorAll('nav[aria-label="On this page"] details:not([open]) a');
    expect(length).toBe(SECTIONS.length);
    const text = document.querySelector('h2[id]');
    const share = document.querySelector('aside button');
    if (text === null || share === null) throw new Error('The text or Share is missing.');
    expect(text.compareDocumentPosition(share) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('BLOG-5 has no table of contents for a short article', async () => {
    const { document } = await open('<h2>The quay</h2><p>Text.</p>');
    expect(document.querySelector('nav[aria-label="On this page"]')).toBeNull();
  });

  it('BLOG-5 links each tag to the articles with it, and offers sharing', async () => {
    const { document } = await open('<p>Text.</p>');
    const tags = [...document.querySelectorAll('[aria-label="Tags"] a')].map((link) => link.getAttribute('href'));
    expect(tags).toEqual(['/blog?tag=Design', '/blog?tag=Off+season']);
    expect(getTexts(document, 'aside button')).toEqual(['Share']);
  });
});
