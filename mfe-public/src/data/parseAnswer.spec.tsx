import { describe, expect, it } from '@jest/globals';
import { getTexts, renderAddress } from '../testing/renderAddress';
import { sampleMember } from '../testing/sampleMembers';
import { samplePost } from '../testing/samplePosts';
import { sampleProject } from '../testing/sampleProjects';
import { sampleService } from '../testing/sampleServices';

const post = samplePost();
const project = sampleProject();
const service = sampleService();
const member = sampleMember();
const POST = `/blog/slug/${post.slug}`;

const show = async (url: string, path: string, body: unknown) => {
  const { status, document } = await renderAddress(url, { [path]: { status: 200, body } });
  return { status, title: getTexts(document, 'main h1')[0], text: document.querySelector('main')?.textContent ?? '' };
};

const LISTS = [
  ['/services', '/services?active=true&limit=50', 'services', service, service.name],
  ['/projects', '/projects?limit=10&status=published', 'projects', project, project.title],
  ['/team', '/team?limit=100', 'members', member, member.name],
  ['/blog', '/blog?limit=9', 'posts', post, post.title],
] as const;

describe('parseAnswer', () => {
  it.each(
    LISTS.flatMap(([url, path, name, item, text]) =>
      [
        [item],
        { [name]: [item] },
        { data: [item] },
        { data: [item], total: 1 },
        { success: true, data: { [name]: [item] } },
      ].map((body) => [url, Object.keys(body).join('+'), path, body, text] as const),
    ),
  )('API-PAGE reads the list of %s from %s', async (url, _shape, path, body, text) => {
    const shown = await show(url, path, body);
    expect(shown.status).toBe(200);
    expect(shown.text).toContain(text);
  });

  it.each([
    [`/services/${service.slug}`, `/services/${service.slug}`, 'service', service, service.name],
    [`/projects/${project.slug}`, `/projects/${project.slug}`, 'project', project, project.title],
    [`/team/${member.slug}`, `/team/${member.slug}`, 'member', member, member.name],
    [`/blog/${post.slug}`, POST, 'post', { ...post, content: '' }, post.title],
  ])('API-PAGE reads %s directly, under its name, and under data', async (url, path, name, item, title) => {
    for (const body of [item, { [name]: item }, { data: item }, { data: { [name]: item } }])
      expect((await show(url, path, body)).title).toBe(title);
  });

  it.each(
    LISTS.flatMap(([url, path, name]) =>
      ['', null, 7, {}, { data: null }, { [name]: {} }, [null]].map((body) => [url, body, path]),
    ),
  )('API-PAGE shows %s as empty if the answer is %j', async (url, body, path) => {
    const shown = await show(url as string, path as string, body);
    expect(shown.status).toBe(200);
    expect(shown.text).toMatch(/No services yet|No Projects Found|No team members to display|No Articles Found/);
  });

  it.each([
    [`/services/${service.slug}`, `/services/${service.slug}`],
    [`/projects/${project.slug}`, `/projects/${project.slug}`],
    [`/team/${member.slug}`, `/team/${member.slug}`],
    [`/blog/${post.slug}`, POST],
  ])('API-PAGE shows %s as not found if the answer contains no item', async (url, path) => {
    for (const body of [null, [], {}, { data: 'x' }]) {
      const shown = await show(url, path, body);
      expect(shown.status).toBe(404);
      expect(shown.title).toMatch(/not found$/i);
    }
  });

  it('API-PAGE shows items without their lists', async () => {
    const bare = {
      id: 'x',
      slug: 'x',
      title: 'Bare',
      name: 'Bare',
      category: 'api',
      excerpt: '',
      content: '',
      bio: null,
    };
    for (const [url, path, name] of LISTS)
      expect([url, (await show(url, path, { [name]: [bare] })).text]).toEqual([url, expect.stringContaining('Bare')]);
    for (const [url, path] of [
      ['/services/x', '/services/x'],
      ['/projects/x', '/projects/x'],
      ['/team/x', '/team/x'],
      ['/blog/x', '/blog/slug/x'],
    ] as const)
      expect((await show(url, path, bare)).title).toBe('Bare');
  });

  it('PRJ-1 reads statistics directly or under data', async () => {
    for (const body of [{ total: 7, clientRetention: 91 }, { data: { total: 7, clientRetention: 91 } }]) {
      const { document } = await renderAddress('/projects', { '/projects/stats': { status: 200, body } });
      expect(getTexts(document, 'dd [aria-hidden]').slice(0, 2)).toEqual(['7', '91%']);
    }
  });
});
