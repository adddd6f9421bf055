import { DEFAULT_STUDIO } from '@atelier/contracts/studio/default-studio';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { getLocation } from '../../routing/routes';
import { StudioContext } from '../../studio';
import { getTexts, PUBLIC_URL, renderAddress } from '../../testing/renderAddress';
import { samplePage, toAnswer } from '../../testing/samplePages';
import { samplePost } from '../../testing/samplePosts';
import { TextPage } from './TextPage';

afterEach(cleanup);

const getHrefs = (root: ParentNode, selector: string) =>
  [...root.querySelectorAll(selector)].map((link) => link.getAttribute('href'));

describe('text page written by staff', () => {
  it.each(['accessibility', 'careers', 'privacy', 'terms'])(
    'LEGAL-1 /%s shows its title, its date, and its text',
    async (slug) => {
      const page = samplePage({ slug, title: `The ${slug}` });
      const { status, document } = await renderAddress(`/${slug}`, { [`/pages/${slug}`]: toAnswer(page) });
      expect(status).toBe(200);
      expect(getTexts(document, 'main h1')).toEqual([`The ${slug}`]);
      expect(getTexts(document, 'main h2').slice(0, 3)).toEqual(['Cookies', 'Messages', 'Letters']);
      expect(document.querySelector('main')?.textContent).toContain('Last updated March 4, 2026');
      expect(document.querySelector('main time')?.getAttribute('datetime')).toBe('2026-03-04T13:00:00.000Z');
      expect(document.querySelector('main')?.textContent).toContain('None for visitors.');
    },
  );

  it('LEGAL-1 careers ends with an application section; the other pages do not', async () => {
    const careers = await renderAddress('/careers', { '/pages/careers': toAnswer(samplePage({ slug: 'careers' })) });
    const section = careers.document.querySelector('#apply') as HTMLElement;
    expect(getTexts(section, 'h2')).toEqual(['Which chair is yours?']);
    expect(getHrefs(section, 'a')).toContain('/team');
    expect(section.querySelector('noscript')?.textContent).toContain('hello@atelier.example');
    const privacy = await renderAddress('/privacy', { '/pages/privacy': toAnswer(samplePage()) });
    expect(privacy.document.querySelector('#apply')).toBeNull();
  });

  it('lists its sections, and links to each', async () => {
    const { document } = await renderAddress('/privacy', { '/pages/privacy': toAnswer(samplePage()) });
    const links = getHrefs(document, '[aria-label="On this page"] a');
    expect(links).toEqual(['#on-cookies', '#on-messages', '#on-letters']);
    for (const href of links) expect(document.querySelector(`h2${href}`)).not.toBeNull();
  });

  it('shows no list of sections if the text is short', async () => {
    const short = toAnswer(samplePage({ content: '<p>Short.</p><h2>One part</h2><p>Shorter.</p>' }));
    const { document } = await renderAddress('/privacy', { '/pages/privacy': short });
    expect(document.querySelector('[aria-label="On this page"]')).toBeNull();
  });

  it('SEO-1 describes itself to search engines', async () => {
    const page = samplePage({ seo_title: 'Privacy notice', seo_description: 'No cookies.' });
    const { document } = await renderAddress('/privacy', { '/pages/privacy': toAnswer(page) });
    expect(document.title).toBe('Privacy notice — Atelier');
    expect(document.querySelector('meta[name="description"]')?.getAttribute('content')).toBe('No cookies.');
    expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(`${PUBLIC_URL}/privacy`);
    const [first] = JSON.parse(document.querySelector('script[type*="ld+json"]')?.textContent ?? '')['@graph'];
    expect(first).toMatchObject({
      '@type': 'WebPage',
      url: `${PUBLIC_URL}/privacy`,
      dateModified: '2026-03-04T13:00:00.000Z',
    });
  });

  it.each([
    [404, 404],
    [410, 410],
  ])('LEGAL-1 returns %i if the page does not exist, as for any unknown URL', async (status, expected) => {
    const page = await renderAddress('/careers', { '/pages/careers': { status } });
    expect(page.status).toBe(expected);
    expect(getTexts(page.document, 'main h1')).toEqual(['Oops! Page not found']);
    expect(page.document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  });

  it('ASET-1 redirects a former blog URL to the migrated post', async () => {
    const post = samplePost({ slug: 'new-post' });
    const moved = { '/blog/slug/old-post': { status: 200, body: { success: true, data: post, post } } };
    const { status, location } = await renderAddress('/old-post?from=mail', moved);
    expect([status, location]).toEqual([301, '/blog/new-post?from=mail']);
    const dated = await renderAddress('/2024/03/06/old-post', moved);
    expect([dated.status, dated.location]).toEqual([301, '/blog/new-post']);
    const page = { '/pages/old-post': toAnswer(samplePage({ slug: 'old-post' })) };
    expect((await renderAddress('/old-post', { ...moved, ...page })).status).toBe(200);
  });

  it('shows a skeleton while its service is down, and an error without scripts', async () => {
    const { status, isDegraded, document } = await renderAddress('/terms', { '/pages/terms': { status: 503 } });
    expect([status, isDegraded]).toEqual([503, true]);
    expect(document.querySelector('[data-testid="text-skeleton"]')).not.toBeNull();
    expect(document.querySelector('noscript')?.textContent).toContain('Please try again shortly.');
  });

  it('reports a failure to load, and retries on request', async () => {
    let asked = 0;
    const fetcher = async () => {
      asked += 1;
      if (asked === 1) throw new Error('away');
      return toAnswer(samplePage({ slug: 'terms', title: 'Terms' })).body;
    };
    render(
      <SWRConfig value={{ fetcher, shouldRetryOnError: false, provider: () => new Map(), dedupingInterval: 0 }}>
        <StudioContext value={DEFAULT_STUDIO}>
          <TextPage location={getLocation('/terms', '')} />
        </StudioContext>
      </SWRConfig>,
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Try Again' }));
    expect((await screen.findByRole('heading', { level: 1, name: 'Terms' })).textContent).toBe('Terms');
  });
});
