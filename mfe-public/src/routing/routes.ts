import type { Page, PageLocation } from './Page';

export interface Route {
  /** Name of the page's chunk. */
  name: string;
  pattern: RegExp;
  status: number;
  load(): Promise<{ page: Page }>;
}

const route = (name: string, pattern: RegExp, load: Route['load'], status = 200): Route => ({
  name,
  pattern,
  load,
  status,
});

/** First match wins; each page is a chunk of its own. */
export const ROUTES: readonly Route[] = [
  route('page-home', /^\/$/, () => import(/* webpackChunkName: "page-home" */ '../pages/home/home')),
  route('page-blog', /^\/blog$/, () => import(/* webpackChunkName: "page-blog" */ '../pages/blog/blog')),
  // Blogs that moved here often had the date in the addresses of their posts.
  route(
    'page-post',
    /^\/(?:blog|\d{4}\/\d{2}(?:\/\d{2})?)\/(?<slug>[^/]+)$/,
    () => import(/* webpackChunkName: "page-post" */ '../pages/post/post'),
  ),
  route(
    'page-projects',
    /^\/projects$/,
    () => import(/* webpackChunkName: "page-projects" */ '../pages/projects/projects'),
  ),
  route(
    'page-project',
    /^\/projects\/(?<slug>[^/]+)$/,
    () => import(/* webpackChunkName: "page-project" */ '../pages/project/project'),
  ),
  route(
    'page-services',
    /^\/services$/,
    () => import(/* webpackChunkName: "page-services" */ '../pages/services/services'),
  ),
  route(
    'page-service',
    /^\/services\/(?<slug>[^/]+)$/,
    () => import(/* webpackChunkName: "page-service" */ '../pages/service/service'),
  ),
  route('page-contact', /^\/contact$/, () => import(/* webpackChunkName: "page-contact" */ '../pages/contact/contact')),
  route('page-about', /^\/about$/, () => import(/* webpackChunkName: "page-about" */ '../pages/about/about')),
  route('page-team', /^\/team$/, () => import(/* webpackChunkName: "page-team" */ '../pages/team/team')),
  route(
    'page-member',
    /^\/team\/(?<slug>[^/]+)$/,
    () => import(/* webpackChunkName: "page-member" */ '../pages/member/member'),
  ),
  route(
    'page-newsletter',
    /^\/newsletter(?:\/(?<step>confirm|unsubscribe))?$/,
    () => import(/* webpackChunkName: "page-newsletter" */ '../pages/newsletter/newsletter'),
  ),
  route(
    'page-preview',
    /^\/preview\/(?<token>[^/]+)$/,
    () => import(/* webpackChunkName: "page-preview" */ '../pages/preview/preview'),
  ),
  route('page-search', /^\/search$/, () => import(/* webpackChunkName: "page-search" */ '../pages/search/search')),
  // Careers, privacy, terms, and pages that staff add.
  route(
    'page-text',
    /^\/(?<slug>[a-z0-9]+(?:-[a-z0-9]+)*)$/,
    () => import(/* webpackChunkName: "page-text" */ '../pages/text/text'),
  ),
  route(
    'page-not-found',
    /^.*$/,
    () => import(/* webpackChunkName: "page-not-found" */ '../pages/not-found/notFound'),
    404,
  ),
];

const withoutTrailingSlash = (path: string): string => (path === '/' ? path : path.replace(/\/+$/, ''));

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

export const matchRoute = (path: string): { route: Route; params: Record<string, string> } => {
  const clean = withoutTrailingSlash(path);
  for (const candidate of ROUTES) {
    const match = candidate.pattern.exec(clean);
    if (match === null) continue;
    const params = Object.entries(match.groups ?? {}).map(([name, value]) => [name, decoded(value)]);
    return { route: candidate, params: Object.fromEntries(params) };
  }
  throw new Error(`No route for ${path}.`);
};

export const getLocation = (path: string, search: string): PageLocation => ({
  path: withoutTrailingSlash(path),
  params: matchRoute(path).params,
  search: new URLSearchParams(search),
});
