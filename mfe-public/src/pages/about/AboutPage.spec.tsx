import { describe, expect, it } from '@jest/globals';
import { type Answers, getTexts, PUBLIC_URL, renderAddress } from '../../testing/renderAddress';
import { getTeam, sampleMember } from '../../testing/sampleMembers';

const LEADERS = '/team?leadership=true&about=true&limit=3';
const BIO = `${'Nine signs'.repeat(8)}! And what nobody sees here.`;

const leaders = [1, 2, 3, 4].map((number) =>
  sampleMember({ id: `m${number}`, slug: `m${number}`, name: `Leader ${number}`, bio: number === 1 ? BIO : 'Short.' }),
);
const answers: Answers = {
  [LEADERS]: { status: 200, body: getTeam(leaders) },
  '/projects/stats': { status: 200, body: { success: true, data: { total: 12, clientRetention: 98 } } },
  '/team/stats': { status: 200, body: { success: true, data: { total: 9 } } },
};
const about = async (given: Answers = answers) => renderAddress('/about', given);
const FIGURES = 'dd [aria-hidden]';

describe('about page', () => {
  it('ABT-1 shows its tags, the values, and the steps of the process', async () => {
    const { document } = await about();
    expect(getTexts(document, 'main h1')).toHaveLength(1);
    expect(getTexts(document, '[aria-label="In short"] li').length).toBeGreaterThanOrEqual(3);
    expect(getTexts(document, '#values, #process')).toEqual(['Core Values', 'Our Process']);
    expect(getTexts(document, '[aria-labelledby="values"] li h3').length).toBeGreaterThanOrEqual(4);
    expect(getTexts(document, '[aria-labelledby="process"] ol li h3').length).toBeGreaterThanOrEqual(4);
  });

  it('ABT-1 shows the figures from the server', async () => {
    expect(getTexts((await about()).document, FIGURES)).toEqual(['12', '98%', '9', '99.9%']);
  });

  it('ABT-1 falls back to the specified figures and omits the leadership if the server does not respond', async () => {
    const { status, document } = await about({
      [LEADERS]: { status: 503 },
      '/projects/stats': { status: 503 },
      '/team/stats': { status: 503 },
    });
    expect(status).toBe(200);
    expect(getTexts(document, FIGURES)).toEqual(['250', '98%', '50', '99.9%']);
    expect(document.querySelector('#leadership')).toBeNull();
    expect(document.querySelector('[role="alert"]')).toBeNull();
  });

  it('ABT-1 shows three leaders, with bios cut at 80 characters, and links to the team', async () => {
    const { document } = await about();
    const block = document.querySelector('[aria-labelledby="leadership"]') as HTMLElement;
    expect(getTexts(block, 'article h3')).toEqual(['Leader 1', 'Leader 2', 'Leader 3']);
    expect(getTexts(block, 'article p:last-child')).toEqual([`${BIO.slice(0, 80)}…`, 'Short.', 'Short.']);
    const team = [...block.querySelectorAll('a')].find((link) => link.textContent === 'Meet Our Full Team');
    expect(team?.getAttribute('href')).toBe('/team');
  });

  it('ABT-1 ends with links to the contact page and to the work', async () => {
    const call = (await about()).document.querySelector('[aria-labelledby="closing-call"]') as HTMLElement;
    const links = [...call.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Start a Conversation', '/contact'],
      ['View Our Work', '/projects'],
    ]);
  });

  it('ABT-1 SEO-1 tells search engines which organization the page describes', async () => {
    const { document } = await about();
    const data = JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? 'null');
    const [page] = data['@graph'];
    expect(page).toMatchObject({
      '@type': 'AboutPage',
      url: `${PUBLIC_URL}/about`,
      mainEntity: { '@type': 'Organization', name: 'Atelier' },
    });
  });
});
