import { getBrandStyle } from '@atelier/contracts/studio/brand-style';
import { DEFAULT_STUDIO } from '@atelier/contracts/studio/default-studio';
import type { StudioAnswer } from '@atelier/contracts/studio/http';
import { needsNoBuiltInFace } from '@atelier/contracts/studio/typefaces';
import type { PageData } from '@atelier/web-kit/platform/Platform';
import type { Render, RenderedPage, RenderRequest } from '@atelier/web-kit/platform/RemoteApp';
import { renderToString } from 'react-dom/server';
import { SWRConfig } from 'swr';
import { Router } from 'wouter';
import { OUTCOME_KEY } from './BrowserSite';
import { parseAnswer } from './data/parseAnswer';
import { renderHead } from './head/HeadContent';
import { siteHead } from './head/siteHead';
import { Site } from './layout/Site';
import { movedTo, withoutSlashBehind } from './routing/addresses';
import type { FormOutcome, Page, PageLocation } from './routing/Page';
import { preparePage } from './routing/pageModules';
import { isPastEnd, type Paged, pageNumber } from './routing/pageNumber';
import { getLocation, matchRoute } from './routing/routes';
import { STUDIO_KEY, STUDIO_NEED, type Studio } from './studio';

interface Answers {
  data: PageData;
  /** Status of the page's main need; 200 if it has none. */
  mainStatus: number;
  isDegraded: boolean;
}

const ask = async (api: RenderRequest['api'], path: string) => {
  try {
    const { status, body } = await api(path);
    if (status !== 200) return { path, status, body };
    const parsed = parseAnswer(path, body);
    return { path, status: parsed === null ? 404 : 200, body: parsed };
  } catch {
    return { path, status: 503, body: undefined };
  }
};

type Answer = Awaited<ReturnType<typeof ask>>;

const askAll = (api: RenderRequest['api'], paths: readonly string[]): Promise<Answer[]> =>
  Promise.all(paths.map((path) => ask(api, path)));

const getData = (answers: readonly Answer[]): PageData => {
  const found = answers.filter(({ status }) => status === 200);
  // Null tells the browser that the item does not exist, so that it does not request it again.
  const absent = answers.filter(({ status }) => status === 404 || status === 410);
  const data = [...found, ...absent.map(({ path }) => ({ path, body: null }))];
  return Object.fromEntries(data.map(({ path, body }) => [path, body]));
};

/** An item's address that the API refuses, such as one with a full stop behind, is the address of no item. */
const withoutRefusal = ([main, ...others]: readonly Answer[]): Answer[] =>
  main === undefined ? [] : [main.status === 400 ? { ...main, status: 404 } : main, ...others];

const gather = async (page: Page, location: PageLocation, api: RenderRequest['api']): Promise<Answers> => {
  const asked = await askAll(api, page.needs(location));
  const first = page.isDetailPage ? withoutRefusal(asked) : asked;
  const answers = [...first, ...(await askAll(api, page.needsAfter?.(location, getData(first)) ?? []))];
  return {
    data: getData(answers),
    mainStatus: answers[0]?.status ?? 200,
    isDegraded: answers.some(({ status }) => isFault(status)),
  };
};

/** A text of '0' is not shown, as a number is not. */
const withoutZero = ({ support, ...figures }: Studio['figures']): Studio['figures'] => ({
  ...figures,
  support: support === '0' ? '' : support,
});

/** The defaults have the holidays of the sample studio, which no other one has. */
const NO_HOLIDAYS: Pick<Studio['details'], 'holidays'> = { holidays: [] };

/** The settings of the studio; the defaults if the service has none. */
const askStudio = async (api: RenderRequest['api']): Promise<{ studio: Studio; isDegraded: boolean }> => {
  const { status, body } = await ask(api, STUDIO_NEED);
  const told = status === 200 ? (body as StudioAnswer).data : DEFAULT_STUDIO;
  // Older services do not send what became a setting later.
  const studio = {
    ...DEFAULT_STUDIO,
    ...told,
    details: { ...DEFAULT_STUDIO.details, ...NO_HOLIDAYS, ...told.details },
    figures: withoutZero({ ...DEFAULT_STUDIO.figures, ...told.figures }),
  };
  return { studio, isDegraded: isFault(status) };
};

/** The style sheet has the logo and the typefaces already. */
const toBrowser = (studio: Studio): Studio => {
  const { displayTypeface: _display, textTypeface: _text, ...brand } = studio.brand;
  return { ...studio, brand: { ...brand, logo: '' } };
};

/** The service failed or is overloaded, which says nothing about the page. */
const isFault = (status: number): boolean => status >= 500 || status === 429;

const getStatus = (page: Page, location: PageLocation, { mainStatus, data }: Answers, routeStatus: number): number => {
  const list = data[page.needs(location)[0] ?? ''];
  if (page.isPaged && mainStatus === 200 && isPastEnd(pageNumber(location.search), list as Paged | undefined))
    return 404;
  if (!page.isDetailPage || mainStatus === 200) return routeStatus;
  if (isFault(mainStatus)) return 503;
  return mainStatus === 410 ? 410 : 404;
};

const submitted = async (page: Page, { method, form, api }: RenderRequest): Promise<FormOutcome | undefined> =>
  method === 'POST' && page.submit !== undefined ? page.submit(form ?? {}, api) : undefined;

/** A permanent redirect to the new address of the page. */
const moved = (page: string, location: string): RenderedPage => ({
  status: 301,
  head: '',
  html: '',
  data: {},
  page,
  location,
  isDegraded: false,
});

/** Renders a page of the site with its data to complete HTML. */
export const render: Render = async (request) => {
  const { pathname, search } = new URL(request.url, request.publicUrl);
  const { route } = matchRoute(pathname);
  const tidied = request.method === 'GET' ? withoutSlashBehind(pathname) : undefined;
  if (tidied !== undefined) return moved(route.name, tidied + search);
  const page = await preparePage(pathname);
  await page.prepareHtml?.();
  const location = getLocation(pathname, search);
  const outcome = await submitted(page, request);
  const [{ studio, isDegraded }, answers] = await Promise.all([
    askStudio(request.api),
    gather(page, location, request.api),
  ]);
  const head = page.head(location, answers.data, studio);
  const target = request.method === 'GET' ? movedTo(page, location.path, head) : undefined;
  if (target !== undefined) return moved(route.name, target + search);
  const renamed = request.method === 'GET' ? page.movedTo?.(location, answers.data) : undefined;
  if (renamed !== undefined) return moved(route.name, renamed);
  const data = {
    ...answers.data,
    [STUDIO_KEY]: toBrowser(studio),
    ...(outcome === undefined ? {} : { [OUTCOME_KEY]: outcome }),
  };
  const html = renderToString(
    <SWRConfig value={{ fallback: data }}>
      <Router ssrPath={pathname} ssrSearch={search.replace(/^\?/, '')}>
        <Site studio={studio} outcome={outcome} />
      </Router>
    </SWRConfig>,
  );
  return {
    status: outcome?.status ?? getStatus(page, location, answers, route.status),
    head: renderHead(head, request.publicUrl, studio) + siteHead(studio),
    style: getBrandStyle(studio.brand),
    hasOwnTypefaces: needsNoBuiltInFace(studio.brand),
    html,
    data,
    page: route.name,
    isDegraded: isDegraded || answers.isDegraded,
    ...(outcome?.location === undefined ? {} : { location: outcome.location }),
  };
};
