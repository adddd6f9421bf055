import type { Member } from '@atelier/contracts/content/member';
import { describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { getTexts, PUBLIC_URL, renderAddress } from '../../testing/renderAddress';
import { sampleMember } from '../../testing/sampleMembers';
import { MemberMissing } from './MemberMissing';

const ADDRESS = '/team/marta-oyelaran';

const memberPage = (given: Partial<Member> = {}) => {
  const member = sampleMember(given);
  return renderAddress(ADDRESS, { [ADDRESS]: { status: 200, body: { success: true, data: member, member } } });
};

const dataIn = (document: Document) =>
  JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? 'null');

describe('team member page', () => {
  it('TEAM-2 shows the name as its heading, below the role and a tagline', async () => {
    const { status, document } = await memberPage();
    expect(status).toBe(200);
    expect(document.title).toBe('Marta Oyelaran, Team Member — Atelier');
    expect(getTexts(document, 'main h1')).toEqual(['Marta Oyelaran']);
    expect(getTexts(document, 'main header p')).toEqual([
      'Team Member',
      'Meet the creative minds behind our digital excellence.',
    ]);
    expect(getTexts(document, 'main article h2')).toEqual(['Skills', 'Elsewhere']);
    expect(getTexts(document, 'dd')).toEqual(['Design Director', 'Design', '19 years']);
    expect(document.querySelector('article')?.textContent).toContain('Marta trained as a typographer');
    expect(document.querySelector('article img')?.getAttribute('src')).toBe('/media/portraits/marta-oyelaran.webp');
  });

  it('TEAM-2 shows every skill and every link', async () => {
    const { document } = await memberPage();
    expect(getTexts(document, '[aria-labelledby="skills"] li')).toEqual(['UI/UX Design', 'Figma', 'CSS', 'HTML']);
    expect(getTexts(document, '[aria-labelledby="elsewhere"] li')).toEqual(['LinkedIn', 'E-mail']);
  });

  it('TEAM-2 omits unknown details', async () => {
    const { document } = await memberPage({
      bio: null,
      short_bio: null,
      years_experience: null,
      skills: [],
      social_links: {},
      photo: null,
    });
    expect(getTexts(document, 'dd')).toEqual(['Design Director', 'Design']);
    expect(getTexts(document, 'main article h2')).toEqual([]);
    expect(document.querySelector('[data-portrait="initials"]')).not.toBeNull();
  });

  it('TEAM-2 SEO-1 gives search engines the person and the breadcrumbs', async () => {
    const { document } = await memberPage();
    const [person, way] = dataIn(document)['@graph'];
    expect(person).toMatchObject({
      '@type': 'Person',
      name: 'Marta Oyelaran',
      jobTitle: 'Design Director',
      image: `${PUBLIC_URL}/media/portraits/marta-oyelaran.webp`,
      sameAs: ['https://network.example/in/marta'],
      worksFor: { '@type': 'Organization' },
    });
    expect(way.itemListElement.map(({ item }: { item: string }) => item)).toEqual([
      `${PUBLIC_URL}/`,
      `${PUBLIC_URL}/team`,
      PUBLIC_URL + ADDRESS,
    ]);
  });

  it.each([404, 410])('TEAM-2 returns %i for an unknown or removed member, with a link back', async (status) => {
    const page = await renderAddress(ADDRESS, { [ADDRESS]: { status } });
    expect(page.status).toBe(status);
    expect(getTexts(page.document, 'main h1')).toEqual(['Team Member Not Found']);
    expect(page.document.querySelector('main a')?.getAttribute('href')).toBe('/team');
    expect(page.document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  });

  it('TEAM-2 shows a skeleton while the service is down, and an error without scripts', async () => {
    const { status, document } = await renderAddress(ADDRESS, { [ADDRESS]: { status: 503 } });
    expect(status).toBe(503);
    expect(document.querySelector('[data-testid="member-skeleton"]')).not.toBeNull();
    expect(document.querySelector('noscript')?.innerHTML).toContain('Unable to load team member');
  });

  it('TEAM-2 retries on request after a temporary failure', () => {
    let tries = 0;
    render(<MemberMissing error={new Error('x')} retry={() => (tries += 1)} />);
    expect(screen.getByText('Something went wrong while fetching team data.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(tries).toBe(1);
    cleanup();
  });
});
