import { randomBytes } from 'node:crypto';
import {
  getRoutes,
  type MenuEntry,
  type ReleaseSet,
  type RemotePages,
  type RemoteRelease,
  releasesInOrder,
  releasesInUse,
  remoteAt,
} from '@atelier/contracts';
import { PLATFORM_VERSION } from '@atelier/contracts/releases/platform-version';
import { markup } from '@atelier/markup';
import type { Logger } from 'pino';
import * as z from 'zod';
import type { ReleaseFollower } from '../releases/release-follower.js';
import type { ServerBundles } from '../releases/server-bundles.js';
import type { ServerReports } from '../releases/server-reports.js';
import { toSource } from './content-security-policy.js';
import { renderDocument } from './document.js';
import { previewBanner } from './preview-banner.js';
import { fillSlots, getSlotNames, type SlotContent } from './slots.js';

export interface ApiCall {
  method: string;
  body: unknown;
  headers?: Record<string, string>;
}

/** An API answer for a page, with its cache tags if it may be cached. */
export interface ApiAnswer {
  status: number;
  body: unknown;
  tags?: readonly string[];
}

export interface PageRequest {
  method: 'GET' | 'POST';
  url: string;
  form?: Record<string, string>;
  api: (path: string, call?: ApiCall) => Promise<ApiAnswer>;
  publicUrl: string;
  /** The visitor gets the remote's canary, if there is one. */
  isCanary?: boolean;
  /** A version that only this browser gets, instead of the live one. */
  preview?: RemoteRelease | undefined;
}

/** What a server bundle is asked for: a page, or what it has for a slot of another remote's page. */
type BundleRequest = Omit<PageRequest, 'isCanary' | 'preview'> & { slot?: string };

export interface DocumentAnswer {
  status: number;
  html: string;
  location?: string | undefined;
  /** The remote's declaration of its pages; undefined if no remote made this one. */
  pages?: RemotePages | undefined;
  styleNonce?: string | undefined;
  /** The style sheet in the document, as the content security policy names it. */
  styleSource?: string | undefined;
  /** The page is incomplete: serve the last good one if there is one. */
  isDegraded: boolean;
  /** Made by an older version, or a slot is missing: the page is made again soon. */
  isFallback?: boolean;
}

/** The releases for one browser, and the banner that tells staff of a preview. */
interface View {
  set: ReleaseSet;
  banner: string | undefined;
}

/** What the first version that can render gave, and the versions that may replace it in the browser. */
interface Outcome {
  page: RenderedPage;
  releases: readonly RemoteRelease[];
  isFallback: boolean;
}

interface Failure {
  release: RemoteRelease;
  error: unknown;
}

/** The result of a remote's `render`; the owner of the type is web-kit's RemoteApp. */
const renderedPage = z.object({
  status: z.int().min(200).max(599),
  head: z.string().default(''),
  style: z.string().optional(),
  hasOwnTypefaces: z.boolean().optional(),
  html: z.string(),
  data: z.record(z.string(), z.unknown()).default({}),
  /** Undefined if the browser decides. */
  page: z.string().optional(),
  location: z.string().optional(),
  isDegraded: z.boolean().default(false),
});
type RenderedPage = z.infer<typeof renderedPage>;

/** What a team's bundle answers is checked: it must not take down a page of another team. */
const toPage = (answer: unknown): RenderedPage => {
  const { data, error } = renderedPage.safeParse(answer);
  if (data === undefined) throw new Error(`The server bundle gave no page. ${z.prettifyError(error)}`);
  return data;
};

interface ShellAssets {
  scripts: readonly string[];
  styles: readonly string[];
}

/** The release set as a browser sees it: a previewed version is live, and none replaces it when it fails. */
const withPreview = (set: ReleaseSet, preview: RemoteRelease | undefined): ReleaseSet =>
  preview === undefined
    ? set
    : { ...set, remotes: { ...set.remotes, [preview.name]: { live: preview, previous: null } } };

/** The browser skips the same versions. */
const isCompatible = ({ platform }: RemoteRelease): boolean => platform <= PLATFORM_VERSION;

/** The versions that may answer an address: the canary if the visitor gets it, the live one, and the previous ones. */
const releasesAt = (set: ReleaseSet, url: string, isCanary = false): RemoteRelease[] => {
  const remote = remoteAt(getRoutes(set), url.split('?')[0] ?? '/');
  return remote === undefined ? [] : (isCanary ? releasesInUse : releasesInOrder)(set, remote).filter(isCompatible);
};

/** What the live versions of other remotes have for slots. Their canaries are shown on their own pages only. */
const getSlots = (set: ReleaseSet, pageRemote: string | undefined): SlotContent[] =>
  Object.entries(set.remotes).flatMap(([remote, { live }]) =>
    [...new Set(remote === pageRemote ? [] : live.pages?.slots)].map((name) => {
      const releases = releasesInOrder(set, remote).filter(isCompatible);
      return { name, remote, releases: releases.filter(({ pages }) => pages?.slots.includes(name)) };
    }),
  );

const getMenu = ({ remotes }: ReleaseSet): MenuEntry[] =>
  Object.values(remotes).flatMap(({ live }) => live.pages?.menu ?? []);

/** The declaration of a page, with the origins that the contents of slots load from. A slot may be filled later in the visit. */
const withSources = (pages: RemotePages, slots: readonly SlotContent[]): RemotePages => {
  const all = [pages, ...slots.flatMap(({ releases }) => releases[0]?.pages ?? [])].map(({ sources }) => sources);
  const directives = new Set(all.flatMap((sources) => Object.keys(sources) as (keyof typeof sources)[]));
  const merged = [...directives].map((name) => [name, [...new Set(all.flatMap((sources) => sources[name] ?? []))]]);
  return { ...pages, sources: Object.fromEntries(merged) };
};

const CRASHED_EARLIER = 'The server bundle crashed twice earlier, and this server does not start it again.';
const NO_INDEX = markup`<meta name="robots" content="noindex">`;

/** The document of a remote without a server bundle: its browser code fills the page. */
const emptyPage = ({ pages }: RemoteRelease): RenderedPage => {
  const head = String(markup`<title>${pages?.title}</title>${pages?.session === 'staff' && NO_INDEX}`);
  return { status: 200, head, html: '', data: {}, isDegraded: false };
};

/** Renders the documents of all remotes. The live version of a remote determines its paths and how its pages are made. */
export class PageRenderer {
  constructor(
    private readonly follower: ReleaseFollower,
    private readonly bundles: ServerBundles,
    private readonly assets: ShellAssets,
    private readonly reports: Pick<ServerReports, 'rendered' | 'failed' | 'quarantined'>,
    private readonly logger: Logger,
  ) {}

  /** Skips a version whose server bundle fails; the browser gets the same versions in the same order. */
  async render(request: PageRequest): Promise<DocumentAnswer> {
    const { isCanary, preview, ...rendered } = request;
    const set = withPreview(this.follower.current, preview);
    const banner = preview && previewBanner(preview, request.url);
    const view = { set, banner };
    const outcome = await this.renderFirst(releasesAt(set, request.url, isCanary), rendered);
    if (outcome === undefined) return this.unavailable(view);
    const slots = await this.renderSlots(getSlots(set, outcome.releases[0]?.name), outcome.page, rendered);
    return this.answer(view, outcome, slots);
  }

  /** Undefined if no version renders. */
  private async renderFirst(releases: readonly RemoteRelease[], request: BundleRequest): Promise<Outcome | undefined> {
    const sound = releases.filter((release) => !this.bundles.isQuarantined(release));
    // If no version is left, a quarantined one is still better than no site.
    const candidates = sound.length > 0 ? sound : releases;
    const failures: Failure[] = [];
    for (const [index, release] of candidates.entries()) {
      const later = candidates.slice(index);
      if (release.serverEntry === undefined) return { page: emptyPage(release), releases: later, isFallback: false };
      const page = await this.renderWith(release, request);
      if ('error' in page) failures.push(page);
      else {
        this.reports.rendered(release);
        // If no version can render the page, the versions are not at fault.
        for (const failure of failures) this.reports.failed(failure.release, failure.error);
        return { page, releases: later, isFallback: failures.length > 0 };
      }
    }
    return undefined;
  }

  /** Renders what other remotes have for the slots of a page. What cannot be rendered here is left to the browser. */
  private renderSlots(slots: readonly SlotContent[], page: RenderedPage, request: BundleRequest) {
    const names = getSlotNames(page.html);
    const { form: _ofThePage, ...rest } = request;
    return Promise.all(
      slots.map(async (slot): Promise<SlotContent> => {
        if (!names.has(slot.name)) return slot;
        // A page is no worse without it, and must not wait for a version that crashes each time.
        const sound = slot.releases.filter((release) => !this.bundles.isQuarantined(release));
        const outcome = await this.renderFirst(sound, { ...rest, method: 'GET', slot: slot.name });
        if (outcome === undefined || outcome.page.isDegraded) return { ...slot, isMissing: true };
        const { html, data } = outcome.page;
        return { ...slot, releases: outcome.releases, rendered: { html, data } };
      }),
    );
  }

  /** Whether the pages at an address are the same for all visitors of a group. */
  isForAll(url: string, isCanary = false): boolean {
    const [shown] = releasesAt(this.follower.current, url, isCanary);
    const { session, inlineStyles } = shown?.pages ?? {};
    // A nonce is valid for only one answer.
    return shown?.serverEntry !== undefined && session === 'none' && inlineStyles === false;
  }

  /**
   * Starts a release's bundle and renders its first page, so that the first visitor does not wait. A failure is retried once,
   * so that a version that crashes twice is quarantined before a visitor gets it. One that is quarantined already is only
   * reported, so that the registry does not call it live.
   */
  async prepare(release: RemoteRelease, request: Pick<PageRequest, 'api' | 'publicUrl'>): Promise<void> {
    if (release.serverEntry === undefined) return;
    if (this.bundles.isQuarantined(release)) return this.reports.quarantined(release, CRASHED_EARLIER);
    const { routes = [], slots = [] } = release.pages ?? {};
    const [slot] = slots;
    const wanted = routes.length === 0 && slot !== undefined ? { url: '/', slot } : { url: routes[0] ?? '/' };
    const render = () => this.renderWith(release, { method: 'GET', ...wanted, ...request });
    if ('error' in (await render())) await render();
  }

  private answer(
    { set, banner }: View,
    { page, releases, isFallback }: Outcome,
    slots: readonly SlotContent[] = [],
  ): DocumentAnswer {
    const [shown] = releases;
    const pages = shown?.pages && withSources(shown.pages, slots);
    const styleNonce = pages?.inlineStyles ? randomBytes(16).toString('base64') : undefined;
    const html = renderDocument({
      remote: shown?.name ?? '',
      releases,
      routes: getRoutes(set),
      session: pages?.session ?? 'none',
      menu: pages?.session === 'staff' ? getMenu(set) : [],
      isServerRendered: shown === undefined || shown.serverEntry !== undefined,
      styleNonce,
      banner,
      shellScripts: this.assets.scripts,
      shellStyles: this.assets.styles,
      ...page,
      html: fillSlots(page.html, slots),
      slots,
    });
    const { status, location, isDegraded } = page;
    const isRetried = isFallback || slots.some(({ isMissing }) => isMissing);
    const styleSource = toSource(page.style);
    return { status, html, location, pages, styleNonce, styleSource, isDegraded, isFallback: isRetried };
  }

  private async renderWith(release: RemoteRelease, request: BundleRequest): Promise<RenderedPage | Failure> {
    try {
      return toPage(await this.bundles.render(release, request));
    } catch (error) {
      this.logger.error(
        { err: error, remote: release.name, version: release.version, url: request.url.split('?')[0] },
        'page could not be rendered with this version',
      );
      return { release, error };
    }
  }

  private unavailable(view: View): DocumentAnswer {
    const head = '<title>Atelier</title><meta name="robots" content="noindex">';
    const html =
      '<main class="unavailable"><h1>Back in a moment</h1><p>This page cannot be shown right now. Please try again shortly.</p></main>';
    const page = { status: 503, head, html, data: {}, isDegraded: true };
    return this.answer(view, { page, releases: [], isFallback: false });
  }
}
