import type { Platform } from '@atelier/web-kit/platform/Platform';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { BrowserSite, OUTCOME_KEY } from './BrowserSite';
import { preparePage } from './routing/pageModules';
import { ROUTES, type Route } from './routing/routes';
import { documentData } from './testing/documentData';
import { samplePost, toList } from './testing/samplePosts';

const post = samplePost();
const answers: Record<string, unknown> = {
  '/blog?limit=9': toList([post]),
  '/blog/categories': { data: [] },
  '/blog/slug/four-screens-to-the-island': { post },
  '/blog/four-screens-to-the-island/related?limit=3': { posts: [] },
};
let letAnswer: () => void;

const open = async (path: string, data: object = {}) => {
  window.history.replaceState(null, '', path);
  await preparePage(path);
  const mayAnswer = new Promise<void>((resolve) => {
    letAnswer = resolve;
  });
  const get = async (asked: string) => {
    if (asked.startsWith('/blog/slug')) await mayAnswer;
    return answers[asked];
  };
  const platform = { api: { get }, cache: new Map() } as unknown as Platform;
  await act(async () => void render(<BrowserSite platform={platform} data={{ ...documentData, ...data }} />));
};

beforeEach(() => {
  window.scrollTo = jest.fn<() => void>();
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
});
afterEach(cleanup);

describe('navigation in the browser', () => {
  it('CHR-3 starts a new page at the top, with focus on its heading and its own title', async () => {
    await open('/blog');
    fireEvent.click(await screen.findByRole('link', { name: post.title }));
    await screen.findByTestId('post-skeleton');
    expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
    expect(document.activeElement?.textContent).toBe(post.title);
    await act(async () => letAnswer());
    await screen.findByText('We stood there for two days.');
    expect(document.activeElement?.textContent).toBe(post.title);
    await waitFor(() => expect(document.title).toBe('Four screens to the island — Atelier'));
    expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toMatch(
      /four-screens-to-the-island$/,
    );
  });

  it('CHR-3 preloads a page when the visitor points at a link to it', async () => {
    await open('/blog');
    const load = jest.fn<Route['load']>().mockRejectedValue(new Error('404'));
    const routes = ROUTES as Route[];
    routes.unshift({ name: 'page-not-loaded-yet', pattern: /^\/about$/, status: 200, load });
    const [link] = await screen.findAllByRole('link', { name: 'About' });
    if (link === undefined) throw new Error('No link leads to /about.');
    expect(load).not.toHaveBeenCalled();
    fireEvent.pointerEnter(link);
    expect(load).toHaveBeenCalledTimes(1);
    routes.shift();
  });

  it('SEO-1 replaces the URL of a former slug with the current one', async () => {
    const lengthBefore = window.history.length;
    answers['/blog/slug/a-name-of-before'] = { post };
    await open('/blog/a-name-of-before');
    await act(async () => letAnswer());
    await waitFor(() => expect(window.location.pathname).toBe('/blog/four-screens-to-the-island'));
    await screen.findByText('We stood there for two days.');
    expect(window.history.length).toBe(lengthBefore);
  });

  it('CON-4 shows the outcome of a posted form on its page only', async () => {
    const values = { email: 'ada@example' };
    const outcome = { status: 503, message: 'Something went wrong. Please try again.', issues: {}, values };
    await open('/newsletter', { [OUTCOME_KEY]: outcome });
    expect(screen.getByRole('alert').textContent).toBe(outcome.message);
    await preparePage('/contact');
    const [link] = await screen.findAllByRole('link', { name: 'Contact Us' });
    await act(async () => void fireEvent.click(link as HTMLElement));
    await screen.findByRole('button', { name: 'Send Message' });
    expect(screen.queryByTestId('banner-failed')).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('Email', { selector: '#email' }).value).toBe('');
  });

  it('BLOG-3 puts the search into the URL and requests the results', async () => {
    await open('/blog');
    answers['/blog?limit=9&search=ferry'] = toList([post]);
    fireEvent.input(screen.getByLabelText('Search articles'), { target: { value: ' ferry ' } });
    fireEvent.submit(screen.getByLabelText('Search articles'));
    await screen.findByText('1 article for “ferry”');
    expect(window.location.search).toBe('?search=ferry');
  });
});
