import { describe, expect, it } from '@jest/globals';
import { type Answers, getTexts, renderAddress } from '../testing/renderAddress';
import { sampleMember } from '../testing/sampleMembers';
import { samplePost, samplePosts, toList } from '../testing/samplePosts';
import { sampleProject, sampleProjects, toProjectList } from '../testing/sampleProjects';
import { sampleService } from '../testing/sampleServices';

const found = (body: object): Answers[string] => ({ status: 200, body: { success: true, ...body } });
const getLinks = (root: ParentNode, selector: string): Record<string, string | null> =>
  Object.fromEntries(
    [...root.querySelectorAll(`${selector} a`)].map((link) => [link.textContent ?? '', link.getAttribute('href')]),
  );

describe('links on a project page', () => {
  it('PRJ-3 lead from category, technologies, and services to related items', async () => {
    const project = sampleProject({ services: ['web-development', 'ui-ux-design'] });
    const services = [
      { slug: 'web-development', name: 'Web Development' },
      { slug: 'ui-ux-design', name: 'UI/UX Design' },
    ];
    const { document } = await renderAddress('/projects/skerry-line', {
      '/projects/skerry-line': found({ data: project, project }),
      '/projects/skerry-line/services': found({ data: services }),
    });
    expect(getLinks(document, '[aria-labelledby="project-details"]')).toEqual({
      'Web Development': '/services/web-development',
      'UI/UX Design': '/services/ui-ux-design',
    });
    expect(getLinks(document, 'header')).toMatchObject({ 'Web Application': '/projects?category=web_application' });
    expect(getLinks(document, '[aria-label="Technologies"]')).toMatchObject({
      'Next.js': '/projects?technology=Next.js',
    });
  });

  it('PRJ-3 include no services if there are none', async () => {
    const project = sampleProject();
    const { document } = await renderAddress('/projects/skerry-line', {
      '/projects/skerry-line': found({ data: project, project }),
    });
    expect(getTexts(document, '[aria-labelledby="project-details"] dt')).toEqual(['Client', 'Completed', 'Status']);
  });
});

describe('links on a service page', () => {
  const open = (total: number) => {
    const service = sampleService();
    return renderAddress('/services/web-development', {
      '/services/web-development': found({ data: service, service }),
      '/projects?service=web-development&limit=3': found(toProjectList(sampleProjects(3), { total })),
    });
  };

  it('SVC-4 lead to the latest projects and to all of them', async () => {
    const { document } = await open(5);
    expect(getTexts(document, '[aria-labelledby="service-projects"] h3')).toHaveLength(3);
    expect(getLinks(document, '[aria-labelledby="service-projects"]')).toMatchObject({
      'Project number 0': '/projects/project-0',
      'All 5 projects': '/projects?service=web-development',
    });
    expect(getLinks((await open(3)).document, '[aria-labelledby="service-projects"]')).not.toHaveProperty(
      'All 3 projects',
    );
  });

  it('SVC-4 lead from category and technologies to the matching services', async () => {
    const { document } = await open(3);
    expect(getLinks(document, 'main')).toMatchObject({
      'Web Development': '/services?category=web_development',
      TypeScript: '/services?search=TypeScript',
    });
  });
});

describe('links on a team member page', () => {
  it('TEAM-2 lead to the member’s projects and articles', async () => {
    const member = sampleMember();
    const { document } = await renderAddress('/team/marta-oyelaran', {
      '/team/marta-oyelaran': found({ data: member, member }),
      '/projects?member=marta-oyelaran&limit=50': found(toProjectList(sampleProjects(2))),
      '/blog?author=Marta+Oyelaran&limit=6': found(toList(samplePosts(6), { total: 8, limit: 6 })),
    });
    expect(getTexts(document, '#projects, #articles')).toEqual(['Projects', 'Articles']);
    expect(getTexts(document, '[aria-labelledby="projects"] h3')).toEqual(['Project number 0', 'Project number 1']);
    expect(getLinks(document, '[aria-labelledby="articles"]')).toMatchObject({
      'Post number 0': '/blog/post-0',
      'All 8 articles': '/blog?author=Marta+Oyelaran',
    });
  });
});

describe('links on an article', () => {
  const open = (author: string | null) => {
    const post = samplePost({ author });
    return renderAddress(`/blog/${post.slug}`, { [`/blog/slug/${post.slug}`]: found({ data: post, post }) });
  };

  it('BLOG-5 lead from author, category, and tags to more articles', async () => {
    const { document } = await open('Marta Oyelaran');
    expect(getLinks(document, 'article')).toMatchObject({
      'Marta Oyelaran': '/blog?author=Marta+Oyelaran',
      'Case Study': '/blog?category=case-study',
      Performance: '/blog?tag=Performance',
    });
  });

  it('BLOG-5 lead to the team if the article has no author', async () => {
    expect(getLinks((await open(null)).document, 'article')).toMatchObject({ 'Atelier Team': '/team' });
  });
});

describe('lists filtered by a link', () => {
  it.each([
    ['tag=Off+season', '&tag=Off+season', '9 articles tagged “Off season”'],
    ['author=Marta+Oyelaran', '&author=Marta+Oyelaran', '9 articles by Marta Oyelaran'],
  ])('BLOG-1 /blog?%s shows its filter', async (query, asked, line) => {
    const { document } = await renderAddress(`/blog?${query}`, {
      [`/blog?limit=9${asked}`]: found(toList(samplePosts(9))),
    });
    expect(getTexts(document, '#results')).toEqual([line]);
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  });

  it('BLOG-3 further pages keep the tag', async () => {
    const { document } = await renderAddress('/blog?tag=Design&page=2', {
      '/blog?limit=9&page=2&tag=Design': found(toList(samplePosts(9), { page: 2, total: 27 })),
    });
    expect(getLinks(document, '[aria-label="Pagination"]')).toMatchObject({ 3: '/blog?page=3&tag=Design' });
  });

  it.each([
    ['technology=Next.js', '&technology=Next.js', 'Showing 2 projects in All Projects with Next.js'],
    ['service=ui-ux-design', '&service=ui-ux-design', 'Showing 2 projects in All Projects for UI/UX Design'],
    ['service=UI+Design', '', 'Showing 2 projects in All Projects'],
  ])('PRJ-1 /projects?%s shows its filter', async (query, asked, line) => {
    const service = sampleService({ slug: 'ui-ux-design', name: 'UI/UX Design' });
    const { document } = await renderAddress(`/projects?${query}`, {
      [`/projects?limit=10&status=published${asked}`]: found(toProjectList(sampleProjects(2))),
      '/services/ui-ux-design': found({ data: service, service }),
    });
    expect(getTexts(document, '#results')).toEqual([line]);
    const ways = getLinks(document, '[aria-label="Projects"]');
    expect(ways['Show all projects']).toBe(asked === '' ? undefined : '/projects');
  });
});
