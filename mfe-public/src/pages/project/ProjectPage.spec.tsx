import type { Project } from '@atelier/contracts/content/project';
import { describe, expect, it } from '@jest/globals';
import { type Answers, getTexts, PUBLIC_URL, renderAddress } from '../../testing/renderAddress';
import { sampleProject } from '../../testing/sampleProjects';

const answering = (given: Partial<Project> = {}): Answers => {
  const project = sampleProject(given);
  return { '/projects/skerry-line': { status: 200, body: { success: true, data: project, project } } };
};
const open = (given: Partial<Project> = {}) => renderAddress('/projects/skerry-line', answering(given));
const getLink = (root: ParentNode, text: string) =>
  [...root.querySelectorAll('a')].find(({ textContent }) => textContent?.trim() === text);

/** What follows the way back: category, Featured, Completed. */
const MARKS = 'article > header > :first-child > :not(:first-child)';

describe('project page', () => {
  it('PRJ-3 shows the name, its badges, and a link back', async () => {
    const { document } = await open({ featured: true, completed: true });
    expect(getTexts(document, 'h1')).toEqual(['Skerry Line']);
    const head = document.querySelector('article > header') as HTMLElement;
    expect(getTexts(document, MARKS)).toEqual(['Web Application', 'Featured', 'Completed']);
    expect(head.textContent).toContain('Five boats, nine islands');
    expect(getTexts(head, '[aria-label="Technologies"] li')).toHaveLength(5);
    expect(getLink(document, 'Back to Projects')?.getAttribute('href')).toBe('/projects');
  });

  it('PRJ-3 omits badges and links that do not apply', async () => {
    const { document } = await open();
    expect(getTexts(document, MARKS)).toEqual(['Web Application']);
    expect(getLink(document, 'View Live Project')).toBeUndefined();
    expect(getLink(document, 'View Source Code')).toBeUndefined();
  });

  it('PRJ-3 opens the live project and its source in a new tab', async () => {
    const { document } = await open({ project_url: 'https://live.example', github_url: 'https://code.example/x' });
    for (const [text, href] of [
      ['View Live Project', 'https://live.example'],
      ['View Source Code', 'https://code.example/x'],
    ] as const) {
      const link = getLink(document, text);
      expect([link?.getAttribute('href'), link?.target, link?.rel]).toEqual([href, '_blank', 'noopener']);
    }
  });

  it.each([
    ['published', 'Successfully Delivered'],
    ['draft', 'In Progress'],
    ['archived', 'In Progress'],
  ] as const)('PRJ-3 shows client, date, and status: %s is %s', async (status, shown) => {
    const { document } = await open({ status });
    const details = document.querySelector('[aria-labelledby="project-details"]') as HTMLElement;
    expect(getTexts(details, 'h2')).toEqual(['Project Details']);
    expect(getTexts(details, 'dt')).toEqual(['Client', 'Completed', 'Status']);
    expect(getTexts(details, 'dd')).toEqual(['The Skerry Line', 'April 6, 2026', shown]);
  });

  it('PRJ-3 omits an unknown client and date', async () => {
    const { document } = await open({ client: null, completion_date: null });
    expect(getTexts(document, 'dt')).toEqual(['Status']);
  });

  it('PRJ-3 shows the showcase picture and three more, without duplicates', async () => {
    const cover = '/media/covers/project-skerry-line.webp';
    const { document } = await open({
      images: [cover, '/media/1.webp', '/media/2.webp', '/media/3.webp', '/media/4.webp'],
    });
    const sources = [...document.querySelectorAll('article img')].map((image) => image.getAttribute('src'));
    expect(sources).toEqual([cover, '/media/1.webp', '/media/2.webp', '/media/3.webp']);
  });

  it('PRJ-3 renders only the picture of an opening clip, so that the clip does not delay it', async () => {
    const { document } = await open({ opening_clip: '/media/library/skerry.mp4' });
    expect(document.querySelector('article [data-cover-frame] img')?.getAttribute('fetchpriority')).toBe('high');
    expect(document.querySelector('video, link[href*="skerry.mp4"]')).toBeNull();
  });

  it('CHR-9 hides a missing showcase picture', async () => {
    const { document } = await open({ featured_image: null });
    expect(document.querySelector('article [data-cover-frame]')).toBeNull();
  });

  it('PRJ-3 shows overview, numbered features, and technology, without the rich text', async () => {
    const { document } = await open({ content: '<p>Not shown.</p>' });
    expect(getTexts(document, 'article h2')).toEqual([
      'Project Details',
      'Overview',
      'Key Features',
      'Technical Implementation',
    ]);
    expect(getTexts(document, '[aria-labelledby="key-features"] li span')).toEqual(['Feature 1', 'Feature 2']);
    expect(getTexts(document, '[aria-labelledby="technical-implementation"] h3')).toEqual(['Technology Stack']);
    expect(getTexts(document, '[aria-labelledby="technical-implementation"] li')).toHaveLength(5);
    expect(document.body.textContent).not.toContain('Not shown.');
  });

  it.each([
    [{ overview: null, technical_implementation: null }, true],
    [{ overview: null }, false],
    [{ technical_implementation: null }, false],
  ])('PRJ-4 with %j shows the rich text: %s', async (given, isShown) => {
    const { document } = await open({ ...given, content: '<h2>The quay</h2><p>We stood there.</p>' });
    expect(getTexts(document, 'article h2').includes('The quay')).toBe(isShown);
  });

  it('PRJ-3 ends with links to the contact page and to the other projects', async () => {
    const { document } = await open();
    const links = [...document.querySelectorAll('[aria-labelledby="closing-call"] a')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/contact', '/projects']);
  });

  it('SEO-1 gives search engines a creative work and its breadcrumbs', async () => {
    const { document } = await open({ seo_title: 'Four screens', seo_description: 'A ferry line.' });
    expect(document.title).toBe('Four screens — Atelier');
    const text = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
    const [work, crumbs] = (JSON.parse(text) as { '@graph': Record<string, unknown>[] })['@graph'];
    expect(work).toMatchObject({
      '@type': 'CreativeWork',
      name: 'Skerry Line',
      url: `${PUBLIC_URL}/projects/skerry-line`,
      image: `${PUBLIC_URL}/media/covers/project-skerry-line-share.jpg`,
    });
    expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' });
    expect(crumbs?.itemListElement).toHaveLength(3);
  });

  it.each([404, 410])('PRJ-5 shows with status %i that the project does not exist, and links back', async (status) => {
    const page = await renderAddress('/projects/nowhere', { '/projects/nowhere': { status } });
    expect(page.status).toBe(status);
    expect(getTexts(page.document, 'h1')).toEqual(['Project Not Found']);
    expect(page.document.querySelector('main')?.textContent).toContain(
      "The project you're looking for doesn't exist or has been moved.",
    );
    expect(getLink(page.document, 'Back to Projects')?.getAttribute('href')).toBe('/projects');
    expect(page.document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  });
});
