import type { Member } from '@atelier/contracts/content/member';
import { describe, expect, it } from '@jest/globals';
import { getTexts, renderAddress } from '../../testing/renderAddress';
import { getTeam, sampleMember } from '../../testing/sampleMembers';

const EVERYBODY = '/team?limit=100';

const teamPage = async (...members: Member[]) =>
  (await renderAddress('/team', { [EVERYBODY]: { status: 200, body: getTeam(members) } })).document;

const getCard = async (given: Partial<Member> = {}): Promise<HTMLElement> =>
  (await teamPage(sampleMember(given))).querySelector('main article') as HTMLElement;

const linksIn = (root: ParentNode) =>
  [...root.querySelectorAll('a')].map((link) => [
    link.getAttribute('aria-label') ?? link.textContent,
    link.getAttribute('href'),
  ]);

describe('team page', () => {
  it('TEAM-1 shows a card for each member, with a link to the member’s page', async () => {
    const document = await teamPage(sampleMember(), sampleMember({ id: 'b', slug: '', name: 'Jonas Weidel' }));
    expect(getTexts(document, 'article h2')).toEqual(['Marta Oyelaran', 'Jonas Weidel']);
    expect(getTexts(document, 'main [role="status"]')).toEqual(['2 people in 1 department']);
    const targets = [...document.querySelectorAll('article h2 a')].map((link) => link.getAttribute('href'));
    expect(targets).toEqual(['/team/marta-oyelaran', '/team/b']);
  });

  it('TEAM-1 shows position, department, bio, two skills, and the number of further skills', async () => {
    const card = await getCard();
    for (const part of ['Design Director', 'Design', 'Marta trained as a typographer']) {
      expect(card.textContent).toContain(part);
    }
    expect(getTexts(card, '[aria-label="Skills"] li')).toEqual(['UI/UX Design', 'Figma', '+2']);
  });

  it('TEAM-1 shows no counter if there are no further skills', async () => {
    expect(getTexts(await getCard({ skills: ['Agile', 'Scrum'] }), '[aria-label="Skills"] li')).toEqual([
      'Agile',
      'Scrum',
    ]);
    expect(getTexts(await getCard({ skills: [] }), '[aria-label="Skills"]')).toEqual([]);
  });

  it('TEAM-1 shows at most four links; email links use mailto, the others open in a new tab', async () => {
    const card = await getCard({
      social_links: {
        linkedin: 'https://network.example/in/marta',
        email: 'marta@atelier.example',
        github: 'https://code.example/marta',
        behance: 'https://work.example/marta',
        dribbble: 'https://shots.example/marta',
      },
    });
    const [_card, ...links] = linksIn(card);
    expect(links).toEqual([
      ['LinkedIn: Marta Oyelaran', 'https://network.example/in/marta'],
      ['GitHub: Marta Oyelaran', 'https://code.example/marta'],
      ['E-mail: Marta Oyelaran', 'mailto:marta@atelier.example'],
      ['Dribbble: Marta Oyelaran', 'https://shots.example/marta'],
    ]);
    const isNewTab = (link: Element) => link.getAttribute('target') === '_blank';
    expect([...card.querySelectorAll('li a')].map(isNewTab)).toEqual([true, true, false, true]);
    for (const link of card.querySelectorAll('a[target]')) expect(link.getAttribute('rel')).toBe('noopener');
  });

  it('TEAM-1 omits links that are neither web nor email addresses', async () => {
    const card = await getCard({ social_links: { website: 'javascript:alert(1)', twitter: '' } });
    expect(linksIn(card)).toHaveLength(1);
  });

  it('TEAM-1 CHR-9 draws the initials if there is no photo', async () => {
    const card = await getCard({ photo: null, name: 'Łucja van der Berg' });
    expect(card.querySelector('img')).toBeNull();
    expect(getTexts(card, '[data-portrait="initials"] text')).toEqual(['ŁB']);
  });

  it('TEAM-1 invites visitors to join, with four reasons', async () => {
    const document = await teamPage();
    expect(getTexts(document, 'main h3')).toEqual([
      'Innovation-Driven',
      'Remote-Friendly',
      'Growth Focused',
      'Competitive Benefits',
    ]);
    const join = document.querySelector('section[aria-labelledby="closing-call"]') as HTMLElement;
    expect(getTexts(join, 'h2')).toEqual(['Join Our Team']);
    expect(linksIn(join)).toEqual([
      ['View Open Positions', '/careers'],
      ['Get in Touch', '/contact'],
    ]);
  });

  it('TEAM-1 shows an empty state if there are no members', async () => {
    expect(getTexts(await teamPage(), '[aria-label="Team members"] h2')).toEqual(['No team members to display']);
  });

  it('TEAM-1 shows placeholders until the team loads, and an error without scripts', async () => {
    const { document, isDegraded } = await renderAddress('/team', { [EVERYBODY]: { status: 503 } });
    expect(document.querySelectorAll('[data-testid="member-placeholder"]')).toHaveLength(6);
    expect(document.querySelector('noscript')?.innerHTML).toContain('Unable to load team members');
    expect(isDegraded).toBe(true);
  });
});
