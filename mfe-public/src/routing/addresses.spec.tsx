import { describe, expect, it } from '@jest/globals';
import { type Answers, renderAddress } from '../testing/renderAddress';
import { samplePost, samplePosts, toList } from '../testing/samplePosts';
import { withoutSlashBehind } from './addresses';

const post = { status: 200, body: { success: true, post: samplePost({ slug: 'the-new-name' }) } };
const answers: Answers = { '/blog/slug/the-old-name': post, '/blog/slug/the-new-name': post };

describe('canonical page URLs', () => {
  it.each([
    ['/blog/', '/blog'],
    ['/blog/?page=2&search=a%20b', '/blog?page=2&search=a%20b'],
    ['/blog/the-new-name/', '/blog/the-new-name'],
    ['/nowhere/', '/nowhere'],
  ])('SEO-1 redirect %s to %s permanently', async (url, location) => {
    expect(await renderAddress(url, answers)).toMatchObject({ status: 301, location, html: '' });
  });

  it.each(['/', '/blog', '/blog//', '//', '//far.example/', '/.//far.example/', '/BLOG'])(
    'SEO-1 leave %s unchanged',
    (path) => expect(withoutSlashBehind(path)).toBeUndefined(),
  );

  it('SEO-1 redirect a former slug to the current one, with the query', async () => {
    const page = await renderAddress('/blog/the-old-name?from=mail', answers);
    expect(page).toMatchObject({ status: 301, location: '/blog/the-new-name?from=mail', isDegraded: false });
    expect((await renderAddress('/blog/the-new-name', answers)).location).toBeUndefined();
  });

  it('SEO-1 do not redirect if the page is gone, missing, or unavailable', async () => {
    for (const status of [404, 410, 503]) {
      const page = await renderAddress('/blog/none', { '/blog/slug/none': { status } });
      expect([page.status, page.location]).toEqual([status, undefined]);
    }
  });

  it('ABLG-4 redirect from a merged category to the remaining one, with the search', async () => {
    const list = { status: 200, body: { ...toList(samplePosts(1)), movedTo: 'tutorial' } };
    const page = await renderAddress('/blog?category=tips&search=island', {
      '/blog?limit=9&category=tips&search=island': list,
    });
    expect(page).toMatchObject({ status: 301, location: '/blog?category=tutorial&search=island' });
  });

  it('ABLG-4 redirect from a renamed tag to its new name', async () => {
    const list = { status: 200, body: { ...toList(samplePosts(1)), movedTo: 'Node.js' } };
    const page = await renderAddress('/blog?tag=Node', { '/blog?limit=9&tag=Node': list });
    expect(page).toMatchObject({ status: 301, location: '/blog?tag=Node.js' });
  });

  it('CON-1 accept a form sent to a URL with a trailing slash', async () => {
    expect((await renderAddress('/contact/', {}, { name: '' })).status).not.toBe(301);
  });
});
