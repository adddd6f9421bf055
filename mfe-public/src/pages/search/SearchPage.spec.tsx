import type { SearchAnswer } from '@atelier/contracts/search/http';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { getLocation } from '../../routing/routes';
import { getTexts, renderAddress } from '../../testing/renderAddress';
import { sampleResult, sampleSearchAnswer } from '../../testing/sampleSearch';
import { SearchPage } from './SearchPage';

afterEach(cleanup);

const searching = (url: string, path: string, body: SearchAnswer = sampleSearchAnswer()) =>
  renderAddress(url, { [path]: { status: 200, body } });
const found = (body?: SearchAnswer) => searching('/search?q=color', '/search?q=color', body);
const getHrefs = (root: ParentNode, selector: string) =>
  [...root.querySelectorAll(selector)].map((link) => link.getAttribute('href'));

describe('the search', () => {
  it('is a plain form that keeps what was asked, and out of search engines', async () => {
    const { status, document } = await searching('/search?q=color&type=post', '/search?q=color&type=post');
    const form = document.querySelector('main form') as HTMLFormElement;
    expect(status).toBe(200);
    expect([form.getAttribute('action'), form.method]).toEqual(['/search', 'get']);
    expect([...new FormData(form)]).toEqual([
      ['type', 'post'],
      ['q', 'color'],
    ]);
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
    expect(document.title).toBe('Search: color — Atelier');
  });

  it('marks what matches, and keeps text as text', async () => {
    const { document } = await found();
    const row = document.querySelector('main ol li') as HTMLElement;
    expect(getTexts(row, 'h2')).toEqual(['One color is enough']);
    expect(getTexts(row, 'mark')).toEqual(['color', 'color']);
    expect(row.querySelector('b')).toBeNull();
    expect(row.textContent).toContain('is a <b>promise</b>…');
    expect(getHrefs(row, 'a')).toEqual(['/blog/one-colour']);
    expect(row.textContent).toContain('Article');
  });

  it('shows no excerpt where the summary says it already', async () => {
    const { highlights } = sampleResult();
    const summary = [{ text: 'Color', match: true }];
    const { document } = await found(
      sampleSearchAnswer({ data: [sampleResult({ highlights: { ...highlights, summary } })] }),
    );
    expect(document.querySelector('main ol')?.textContent).not.toContain('promise');
  });

  it('counts each kind, and leads to it', async () => {
    const { document } = await found();
    const kinds = document.querySelector('[aria-label="Kinds of results"]') as HTMLElement;
    expect(getTexts(kinds, 'a')).toEqual(['Everything4', 'Work2', 'Services0', 'Articles1', 'People0', 'Pages1']);
    expect(getHrefs(kinds, 'a').slice(0, 2)).toEqual(['/search?q=color', '/search?q=color&type=project']);
    expect(getTexts(kinds, '[aria-current]')).toEqual(['Everything4']);
    expect(getTexts(document, '#results')).toEqual(['1 result for “color”']);
  });

  it('says what may have been meant, as a link that looks among everything', async () => {
    const { document } = await searching(
      '/search?q=colur&type=post',
      '/search?q=colur&type=post',
      sampleSearchAnswer({ suggestion: 'color' }),
    );
    const link = [...document.querySelectorAll('main a')].find(({ textContent }) => textContent === 'color');
    expect(link?.getAttribute('href')).toBe('/search?q=color');
    expect(link?.parentElement?.textContent).toBe('Did you mean color?');
  });

  it('leads from page to page', async () => {
    const pagination = { page: 2, limit: 10, total: 25, totalPages: 3 };
    const { document } = await searching(
      '/search?q=color&page=2',
      '/search?q=color&page=2',
      sampleSearchAnswer({ pagination }),
    );
    expect(getHrefs(document, '[aria-label="Pagination"] > a')).toEqual(['/search?q=color', '/search?q=color&page=3']);
  });

  it('answers 404 behind the last page, and leads back to the first', async () => {
    const address = '/search?q=color&page=9';
    const pagination = { page: 9, limit: 10, total: 25, totalPages: 3 };
    const { document, status } = await searching(address, address, sampleSearchAnswer({ data: [], pagination }));
    expect([status, getTexts(document, 'main h2')]).toEqual([404, ['There is no page 9']]);
  });

  it('says that nothing was found, and what to do', async () => {
    const none = { post: 0, service: 0, project: 0, member: 0, page: 0 };
    const { document } = await found(sampleSearchAnswer({ data: [], total: 0, counts: none }));
    expect(getTexts(document, 'main h2')).toEqual(['Nothing found']);
    expect(
      getHrefs(document, 'main section section a, main section div a').filter((href) => href === '/contact'),
    ).toEqual(['/contact']);
  });

  it('says that other kinds have something where this one has not', async () => {
    const { document } = await searching(
      '/search?q=color&type=member',
      '/search?q=color&type=member',
      sampleSearchAnswer({ data: [], total: 0 }),
    );
    expect(getTexts(document, '#results')).toEqual(['0 results in People for “color”']);
    const everything = [...document.querySelectorAll('main a')].find(
      ({ textContent }) => textContent === 'Show Everything',
    );
    expect(everything?.getAttribute('href')).toBe('/search?q=color');
  });

  it.each([
    ['/search', 'forgive a typo'],
    ['/search?q=%20a%20', 'Search must be at least 2 characters.'],
  ])('asks nobody on %s', async (url, text) => {
    const { status, isDegraded, data, document } = await renderAddress(url);
    expect([status, isDegraded, Object.keys(data)]).toEqual([200, false, ['studio']]);
    expect(document.querySelector('main')?.textContent).toContain(text);
    expect(getHrefs(document, 'main li a')).toEqual(['/projects', '/services', '/blog', '/team']);
  });

  it('takes a kind that is none, and a page that is none, for everything from the first page on', async () => {
    const { document } = await searching('/search?q=color&type=toString&page=-2', '/search?q=color');
    expect(getTexts(document, '#results')).toEqual(['1 result for “color”']);
  });

  it('shows the shape of what comes while the search is away, and says so without scripts', async () => {
    const { isDegraded, document } = await renderAddress('/search?q=color', { '/search?q=color': { status: 503 } });
    expect(isDegraded).toBe(true);
    expect(document.querySelectorAll('[data-testid="result-placeholder"]')).toHaveLength(5);
    expect(document.querySelector('noscript')?.textContent).toContain('does not answer right now');
  });

  it('SEO-1 is named on the home page, for search engines to send people to', async () => {
    const { document } = await renderAddress('/');
    const graph = JSON.parse(document.querySelector('script[type*="ld+json"]')?.textContent ?? '')['@graph'];
    expect(graph[0]).toMatchObject({
      '@type': 'WebSite',
      potentialAction: {
        '@type': 'SearchAction',
        target: { urlTemplate: 'https://studio.example/search?q={search_term_string}' },
      },
    });
  });
});

const inBrowser = (fetcher: () => Promise<unknown>) =>
  render(
    <SWRConfig value={{ fetcher, shouldRetryOnError: false, provider: () => new Map(), dedupingInterval: 0 }}>
      <SearchPage location={getLocation('/search', 'q=color')} />
    </SWRConfig>,
  );

const failing = (message: string, kind: string) => Object.assign(new Error(message), { name: 'ApiError', kind });

describe('a search in the browser', () => {
  it('says that it failed, and tries again when asked', async () => {
    let asked = 0;
    inBrowser(async () => {
      asked += 1;
      if (asked === 1) throw failing('Network error', 'network');
      return sampleSearchAnswer();
    });
    expect((await screen.findByRole('alert')).textContent).toContain('Unable to search');
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'One color is enough' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('CHR-8 never shows that a search was cancelled', async () => {
    let hasFailed = false;
    inBrowser(async () => {
      hasFailed = true;
      throw failing('Search cancelled', 'cancelled');
    });
    await waitFor(() => expect(hasFailed).toBe(true));
    expect(await screen.findAllByTestId('result-placeholder')).toHaveLength(5);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.body.textContent).not.toContain('cancelled');
  });
});
