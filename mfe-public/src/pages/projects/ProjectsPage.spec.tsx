import { describe, expect, it } from '@jest/globals';
import { type Answers, getTexts, renderAddress } from '../../testing/renderAddress';
import { sampleProject, sampleProjects, toProjectList } from '../../testing/sampleProjects';

const ALL = '/projects?limit=10&status=published';
const stats = {
  status: 200,
  body: {
    data: {
      total: 12,
      clientRetention: 97,
      byCategory: [
        { name: 'web_application', count: 5 },
        { name: 'api', count: 2 },
        { name: 'cms', count: 1 },
      ],
    },
  },
};
const withList = (path: string, body: unknown): Answers => ({
  '/projects/stats': stats,
  [path]: { status: 200, body },
});
const getHrefs = (root: ParentNode, selector: string) =>
  [...root.querySelectorAll(selector)].map((link) => link.getAttribute('href'));
const FIGURES = 'dd [aria-hidden]';
const CHIPS = '[aria-label="Categories"] a';

describe('portfolio', () => {
  it('PRJ-1 shows totals and category chips with counts, all of them links', async () => {
    const { document } = await renderAddress('/projects', withList(ALL, toProjectList(sampleProjects(12))));
    expect(getTexts(document, FIGURES)).toEqual(['12', '97%', '10+']);
    expect(getTexts(document, 'dt')).toEqual(['Projects', 'Satisfaction', 'Years']);
    expect(getTexts(document, CHIPS)).toEqual([
      'All Projects12',
      'Web Apps5',
      'Mobile0',
      'E-Commerce0',
      'UI/UX0',
      'Backend2',
    ]);
    expect(getHrefs(document, CHIPS)).toEqual([
      '/projects',
      '/projects?category=web_application',
      '/projects?category=mobile_application',
      '/projects?category=e_commerce',
      '/projects?category=ui_ux_design',
      '/projects?category=api',
    ]);
  });

  it('PRJ-1 keeps its category chips and the default figures if there are no statistics', async () => {
    const { document } = await renderAddress('/projects', { [ALL]: { status: 200, body: toProjectList([]) } });
    expect(getTexts(document, FIGURES)).toEqual(['250', '98%', '10+']);
    expect(getTexts(document, CHIPS)).toEqual(['All Projects', 'Web Apps', 'Mobile', 'E-Commerce', 'UI/UX', 'Backend']);
  });

  it.each([
    ['the first one flagged featured', [false, true, true], 'Project number 1'],
    ['else the first', [false, false, false], 'Project number 0'],
  ])('PRJ-1 leads with %s, followed by More Projects', async (_which, featured, title) => {
    const projects = sampleProjects(3).map((project, index) => ({ ...project, featured: featured[index] ?? false }));
    const { document } = await renderAddress('/projects', withList(ALL, toProjectList(projects)));
    expect(getTexts(document, '[aria-label="Featured project"] h2')).toEqual([title]);
    expect(getTexts(document, '[aria-labelledby="more-projects"] h2')).toEqual(['More Projects']);
    expect(getTexts(document, '[aria-labelledby="more-projects"] h3')).toEqual(
      projects.map((project) => project.title).filter((other) => other !== title),
    );
    expect(getTexts(document, '#results')).toEqual(['Showing 3 projects in All Projects']);
  });

  it('PRJ-1 shows five large projects, and lists the others with client, result, and year', async () => {
    const projects = sampleProjects(10).map((project, index) => ({
      ...project,
      result: index === 5 ? { figure: '4', unit: 'screens', label: 'to a paid ticket' } : null,
    }));
    const { document } = await renderAddress('/projects', withList(ALL, toProjectList(projects)));
    expect(document.querySelectorAll('[aria-label="Projects"] article')).toHaveLength(5);
    const rows = [...document.querySelectorAll('[aria-labelledby="more-projects"] > ul > li')];
    expect(rows.map((row) => getTexts(row, 'h3')[0])).toEqual([5, 6, 7, 8, 9].map((at) => `Project number ${at}`));
    expect(getTexts(rows[0] as ParentNode, 'p, time')).toEqual([
      'Client: The Skerry Line',
      '4 screens to a paid ticket',
      '2026',
      '2026',
    ]);
    expect(getTexts(rows[1] as ParentNode, 'p')[1]).toBe(sampleProject().short_description);
  });

  it('PRJ-1 requests the category given in the URL', async () => {
    const { document } = await renderAddress(
      '/projects?category=api',
      withList(`${ALL}&category=api`, toProjectList(sampleProjects(1))),
    );
    expect(getTexts(document, '#results')).toEqual(['Showing 1 project in Backend']);
    expect(getTexts(document, `${CHIPS}[aria-current]`)).toEqual(['Backend2']);
    expect(document.title).toBe('Work, Backend — Atelier');
    expect(document.querySelector('#more-projects')).toBeNull();
  });

  it('PRJ-1 shows all projects for an unknown category', async () => {
    const { document } = await renderAddress('/projects?category=x', withList(ALL, toProjectList(sampleProjects(2))));
    expect(getTexts(document, '#results')).toEqual(['Showing 2 projects in All Projects']);
    expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toMatch(/\/projects$/);
  });

  it('PRJ-1 paginates with links if there are more than ten', async () => {
    const path = '/projects?limit=10&status=published&page=2&category=api';
    const { document } = await renderAddress(
      '/projects?category=api&page=2',
      withList(path, toProjectList(sampleProjects(6), { page: 2, total: 16 })),
    );
    expect(getTexts(document, '#results')).toEqual(['Showing 6 projects in Backend']);
    expect(document.querySelector('[aria-label="Featured project"]')).toBeNull();
    expect(getHrefs(document, '[aria-label="Pagination"] a')).toEqual([
      '/projects?category=api',
      '/projects?category=api',
      '/projects?page=2&category=api',
    ]);
  });

  it('PRJ-1 returns 404 after the last page, and links to the first', async () => {
    const { document, status } = await renderAddress(
      '/projects?page=3',
      withList('/projects?limit=10&status=published&page=3', toProjectList([], { page: 3, total: 12 })),
    );
    expect(status).toBe(404);
    expect(getTexts(document, 'main h2')[0]).toBe('There is no page 3');
    expect(getHrefs(document, '#results ~ div a')).toEqual(['/projects']);
  });

  it('PRJ-2 shows three technologies on a card and the number of further ones', async () => {
    const few = sampleProject({ id: 'b', slug: 'b', title: 'Few', technologies: ['Go', 'Rust', 'Redis'] });
    const { document } = await renderAddress('/projects', withList(ALL, toProjectList([sampleProject(), few])));
    const [many, three] = [...document.querySelectorAll('article')];
    expect(getTexts(many as ParentNode, 'li')).toEqual(['TypeScript', 'React', 'Next.js', '+2']);
    expect(getTexts(three as ParentNode, 'li')).toEqual(['Go', 'Rust', 'Redis']);
    expect(getHrefs(many as ParentNode, 'a')).toEqual(['/projects/skerry-line']);
  });

  it('CHR-9 draws the cover of a card without a picture', async () => {
    const bare = sampleProject({ featured_image: null });
    const { document } = await renderAddress('/projects', withList(ALL, toProjectList([bare])));
    expect(document.querySelector('article [data-cover="default"]')).not.toBeNull();
  });

  it('PRJ-2 shows six placeholders until the list loads', async () => {
    const { document, isDegraded } = await renderAddress('/projects', {
      [ALL]: { status: 503 },
      '/projects/stats': stats,
    });
    expect(document.querySelectorAll('[data-testid="project-placeholder"]')).toHaveLength(6);
    expect(isDegraded).toBe(true);
  });

  it.each([
    ['/projects', ALL, 'Refresh'],
    ['/projects?category=api', `${ALL}&category=api`, 'View All Projects'],
  ])('PRJ-2 shows an empty state on %s, and what to do next', async (url, path, action) => {
    const { document } = await renderAddress(url, withList(path, toProjectList([])));
    const results = document.querySelector('[aria-label="Projects"]') as HTMLElement;
    expect(getTexts(results, 'h2')).toEqual(['No Projects Found']);
    expect(getTexts(results, 'button, a')).toEqual([action, 'Start Your Project']);
    expect(getHrefs(results, 'a').at(-1)).toBe('/contact');
  });

  it('PRJ-2 ends with links to the contact page and to the studio', async () => {
    const { document } = await renderAddress('/projects', withList(ALL, toProjectList([])));
    expect(getHrefs(document, '[aria-labelledby="closing-call"] a')).toEqual(['/contact', '/about']);
  });
});
