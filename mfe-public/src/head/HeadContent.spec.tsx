import { DEFAULT_STUDIO } from '@atelier/contracts/studio/default-studio';
import { describe, expect, it } from '@jest/globals';
import { breadcrumbList } from './breadcrumbs';
import { renderHead } from './HeadContent';

const head = { title: 'A', description: 'B', path: '/blog/a' };
const parsed = (html: string) =>
  new DOMParser().parseFromString(`<html lang="en"><head>${html}</head></html>`, 'text/html');

describe('document head', () => {
  it('SEO-1 escapes text that looks like HTML', () => {
    const nasty = `</title><script>alert("1")</script> & 'x'`;
    const document = parsed(
      renderHead({ ...head, title: nasty, description: nasty }, 'https://studio.example', DEFAULT_STUDIO),
    );
    expect(document.title).toBe(nasty);
    expect(document.querySelector('meta[name="description"]')?.getAttribute('content')).toBe(nasty);
    expect(document.querySelector('script')).toBeNull();
  });

  it('SEO-1 escapes structured data so that it cannot end its element', () => {
    const jsonLd = { headline: '</script><script>alert(1)</script>' };
    const document = parsed(renderHead({ ...head, jsonLd }, 'https://studio.example', DEFAULT_STUDIO));
    const [script, ...others] = document.querySelectorAll('script');
    expect(others).toHaveLength(0);
    expect(JSON.parse(script?.textContent ?? '')).toMatchObject(jsonLd);
  });

  it('SEO-1 contains absolute URLs', () => {
    const document = parsed(
      renderHead({ ...head, image: '/media/a-share.jpg' }, 'https://studio.example', DEFAULT_STUDIO),
    );
    expect(document.querySelector('link')?.getAttribute('href')).toBe('https://studio.example/blog/a');
    expect(document.querySelector('meta[property="og:image"]')?.getAttribute('content')).toBe(
      'https://studio.example/media/a-share.jpg',
    );
  });

  it('SEO-1 gives social networks the page name, and the picture’s description and size if known', () => {
    const getContents = (image: string, imageAlt?: string) => {
      const document = parsed(
        renderHead({ ...head, image, ...(imageAlt ? { imageAlt } : {}) }, 'https://studio.example', DEFAULT_STUDIO),
      );
      const metas = [...document.querySelectorAll('meta')];
      return Object.fromEntries(
        metas.map((meta) => [meta.getAttribute('property') ?? meta.name, meta.content] as const),
      );
    };
    expect(getContents('/media/covers/a-share.jpg')).toMatchObject({
      'og:site_name': 'Atelier',
      'og:locale': 'en_US',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': 'A',
      'twitter:card': 'summary_large_image',
      'twitter:title': 'A',
      'twitter:description': 'B',
      'twitter:image': 'https://studio.example/media/covers/a-share.jpg',
    });
    expect(getContents('/media/a.webp', 'A quay')).toMatchObject({
      'og:image': 'https://studio.example/share/blog/a.jpg',
      'og:image:width': '1200',
      'og:image:alt': 'A quay',
      'twitter:image:alt': 'A quay',
    });
  });

  it('SEO-1 shows the default share card of the site on its first page, and none on hidden pages', () => {
    expect(renderHead({ ...head, path: '/' }, 'https://studio.example', DEFAULT_STUDIO)).toContain('/share/@site.jpg"');
    expect(renderHead({ ...head, path: '/blog?page=2' }, 'https://studio.example', DEFAULT_STUDIO)).toContain(
      '/share/blog.jpg"',
    );
    expect(renderHead({ ...head, isHidden: true }, 'https://studio.example', DEFAULT_STUDIO)).not.toContain('og:image');
  });

  it('ASET-1 hides the site from search engines and shows a custom share picture if configured', () => {
    const seo = { ...DEFAULT_STUDIO.seo, isIndexed: false, shareImage: '/media/house.jpg' };
    const studio = { ...DEFAULT_STUDIO, seo };
    const written = renderHead(head, 'https://studio.example', studio);
    expect(written).toContain('<meta name="robots" content="noindex">');
    expect(written).toContain('https://studio.example/media/house.jpg"');
    const own = renderHead({ ...head, image: '/media/a.webp' }, 'https://studio.example', studio);
    expect(own).toContain('/share/blog/a.jpg"');
  });

  it('SEO-1 combines several structured data objects', () => {
    const things = [{ '@type': 'Article', headline: 'A' }, breadcrumbList([{ name: 'Journal', path: '/blog' }])];
    const document = parsed(renderHead({ ...head, jsonLd: things }, 'https://studio.example', DEFAULT_STUDIO));
    expect(JSON.parse(document.querySelector('script')?.textContent ?? '')).toMatchObject({
      '@context': 'https://schema.org',
      '@graph': [{ headline: 'A' }, { '@type': 'BreadcrumbList' }],
    });
  });

  it('SEO-1 gives search engines absolute URLs in structured data', () => {
    const jsonLd = { '@graph': [breadcrumbList([{ name: 'Team', path: '/team' }]), { url: 'https://far.example/' }] };
    const html = renderHead({ ...head, jsonLd }, 'https://studio.example', DEFAULT_STUDIO);
    expect(html).toContain('"item":"https://studio.example/team"');
    expect(html).toContain('"url":"https://far.example/"');
  });
});
