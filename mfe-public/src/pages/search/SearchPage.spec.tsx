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

describe('search page', () => {
  it('is a plain form that keeps the query, and is hidden from search engines', async () => {
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

  it('highlights matches, and escapes HTML in text', async () => {
    const { document } = await found();
    const row = document.querySelector('main ol li') as HTMLElement;
    expect(getTexts(row, 'h2')).toEqual(['One color is enough']);
    expect(getTexts(row, 'mark')).toEqual(['color', 'color']);
    expect(row.querySelector('b')).toBeNull();
    expect(row.textContent).toContain('is a <b>promise</b>…');
    expect(getHrefs(row, 'a')).toEqual(['/blog/one-colour']);
    expect(row.textContent).toContain('Article');
  });

  it('shows no excerpt if the summary already contains the match', async () => {
    const { highlights } = sampleResult();
    const summary = [{ text: 'Color', match: true }];
    const { document } = await found(
      sampleSearchAnswer({ data: [sampleResult({ highlights: { ...highlights, summary } })] }),
    );
    expect(document.querySelector('main ol')?.textContent).not.toContain('promise');
  });

  it('counts the results of each kind, and links to them', async () => {
    const { document } = await found();
    const kinds = document.querySelector('[aria-label="Kinds of results"]') as HTMLElement;
    expect(getTexts(kinds, 'a')).toEqual(['Everything4', 'Work2', 'Services0', 'Articles1', 'People0', 'Pages1']);
    expect(getHrefs(kinds, 'a').slice(0, 2)).toEqual(['/search?q=color', '/search?q=color&type=project']);
    expect(getTexts(kinds, '[aria-current]')).toEqual(['Everything4']);
    expect(getTexts(document, '#results')).toEqual(['1 result for “color”']);
  });

  it('suggests a corrected query, with a link that searches all kinds', async () => {
    const { document } = await searching(
      '/search?q=colur&type=post',
      '/search?q=colur&type=post',
      sampleSearchAnswer({ suggestion: 'color' }),
    );
    const link = [...document.querySelectorAll('main a')].find(({ textContent }) => textContent === 'color');
    expect(link?.getAttribute('href')).toBe('/search?q=color');
    expect(link?.parentElement?.textContent).toBe('Did you mean color?');
  });

  it('links to the previous and next pages', async () => {
    const pagination = { page: 2, limit: 10, total: 25, totalPages: 3 };
    const { document } = await searching(
      '/search?q=color&page=2',
      '/search?q=color&page=2',
      sampleSearchAnswer({ pagination }),
    );
    expect(getHrefs(document, '[aria-label="Pagination"] > a')).toEqual(['/search?q=color', '/search?q=color&page=3']);
  });

  it('returns 404 after the last page, and links to the first', async () => {
    const address = '/search?q=color&page=9';
    const pagination = { page: 9, limit: 10, total: 25, totalPages: 3 };
    const { document, status } = await searching(address, address, sampleSearchAnswer({ data: [], pagination }));
    expect([status, getTexts(document, 'main h2')]).toEqual([404, ['There is no page 9']]);
  });

  it('shows an empty state, and what to do next', async () => {
    const none = { post: 0, service: 0, project: 0, member: 0, page: 0 };
    const { document } = await found(sampleSearchAnswer({ data: [], total: 0, counts: none }));
    expect(getTexts(document, 'main h2')).toEqual(['Nothing found']);
    expect(
      getHrefs(document, 'main section section a, main section div a').filter((href) => href === '/contact'),
    ).toEqual(['/contact']);
  });

  it('links to the results of other kinds if the selected kind has none', async () => {
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
  ])('sends no request on %s', async (url, text) => {
    const { status, isDegraded, data, document } = await renderAddress(url);
    expect([status, isDegraded, Object.keys(data)]).toEqual([200, false, ['studio']]);
    expect(document.querySelector('main')?.textContent).toContain(text);
    expect(getHrefs(document, 'main li a')).toEqual(['/projects', '/services', '/blog', '/team']);
  });

  it('treats an unknown kind and an invalid page as a search in all kinds from the first page', async () => {
    const { document } = await searching('/search?q=color&type=toString&page=-2', '/search?q=color');
    expect(getTexts(document, '#results')).toEqual(['1 result for “color”']);
  });

  it('shows placeholders while the search is down, and an error without scripts', async () => {
    const { isDegraded, document } = await renderAddress('/search?q=color', { '/search?q=color': { status: 503 } });
    expect(isDegraded).toBe(true);
    expect(document.querySelectorAll('[data-testid="result-placeholder"]')).toHaveLength(5);
    expect(document.querySelector('noscript')?.textContent).toContain('isn’t available right now');
  });

  it('SEO-1 is announced to search engines on the home page', async () => {
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

describe('search in the browser', () => {
  it('reports a failure, and retries on request', async () => {
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

  it('CHR-8 never reports a canceled search', async () => {
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
