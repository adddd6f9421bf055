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
import type { ReleaseFollower } from '../releases/release-follower.js';
import type { ServerBundles } from '../releases/server-bundles.js';
import type { ServerReports } from '../releases/server-reports.js';
import { renderDocument } from './document.js';
import { previewBanner } from './preview-banner.js';

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

export interface DocumentAnswer {
  status: number;
  html: string;
  location?: string | undefined;
  /** The remote's declaration of its pages; undefined if no remote made this one. */
  pages?: RemotePages | undefined;
  styleNonce?: string | undefined;
  /** The page is incomplete: serve the last good one if there is one. */
  isDegraded: boolean;
  /** Made by an older version; the live one is tried again soon. */
  isFallback?: boolean;
}

/** The releases for one browser, and the banner that tells staff of a preview. */
interface View {
  set: ReleaseSet;
  banner: string | undefined;
}

interface Failure {
  release: RemoteRelease;
  error: unknown;
}

/** The result of a remote's `render`; the owner of the type is web-kit's RemoteApp. */
interface RenderedPage {
  status: number;
  head: string;
  html: string;
  data: Record<string, unknown>;
  /** Undefined if the browser decides. */
  page?: string;
  location?: string;
  isDegraded: boolean;
}

interface ShellAssets {
  scripts: readonly string[];
  styles: readonly string[];
}

/** The release set as a browser sees it: a previewed version is live, and none replaces it when it fails. */
const withPreview = (set: ReleaseSet, preview: RemoteRelease | undefined): ReleaseSet =>
  preview === undefined
    ? set
    : { ...set, remotes: { ...set.remotes, [preview.name]: { live: preview, previous: null } } };

/** The versions that may answer an address: the canary if the visitor gets it, the live one, and the previous ones. */
const releasesAt = (set: ReleaseSet, url: string, isCanary = false): RemoteRelease[] => {
  const remote = remoteAt(getRoutes(set), url.split('?')[0] ?? '/');
  // The browser skips the same versions.
  return remote === undefined
    ? []
    : (isCanary ? releasesInUse : releasesInOrder)(set, remote).filter(({ platform }) => platform <= PLATFORM_VERSION);
};

const getMenu = ({ remotes }: ReleaseSet): MenuEntry[] =>
  Object.values(remotes).flatMap(({ live }) => live.pages?.menu ?? []);

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
    private readonly reports: Pick<ServerReports, 'rendered' | 'failed'>,
    private readonly logger: Logger,
  ) {}

  /** Skips a version whose server bundle fails; the browser gets the same versions in the same order. */
  async render(request: PageRequest): Promise<DocumentAnswer> {
    const { isCanary, preview, ...rendered } = request;
    const set = withPreview(this.follower.current, preview);
    const banner = preview && previewBanner(preview, request.url);
    const view = { set, banner };
    const releases = releasesAt(set, request.url, isCanary);
    const sound = releases.filter((release) => !this.bundles.isQuarantined(release));
    // If no version is left, a quarantined one is still better than no site.
    const candidates = sound.length > 0 ? sound : releases;
    const failures: Failure[] = [];
    for (const [index, release] of candidates.entries()) {
      if (release.serverEntry === undefined) return this.answer(view, candidates.slice(index), emptyPage(release));
      const outcome = await this.renderWith(release, rendered);
      if ('error' in outcome) failures.push(outcome);
      else {
        this.reports.rendered(release);
        // If no version can render the page, the versions are not at fault.
        for (const failure of failures) this.reports.failed(failure.release, failure.error);
        return this.answer(view, candidates.slice(index), outcome, failures.length > 0);
      }
    }
    return this.unavailable(view);
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
   * so that a version that crashes twice is quarantined before a visitor gets it.
   */
  async prepare(release: RemoteRelease, request: Pick<PageRequest, 'api' | 'publicUrl'>): Promise<void> {
    if (release.serverEntry === undefined || this.bundles.isQuarantined(release)) return;
    const [url = '/'] = release.pages?.routes ?? [];
    const render = () => this.renderWith(release, { method: 'GET', url, ...request });
    if ('error' in (await render())) await render();
  }

  private answer(
    { set, banner }: View,
    releases: readonly RemoteRelease[],
    page: RenderedPage,
    isFallback = false,
  ): DocumentAnswer {
    const [shown] = releases;
    const pages = shown?.pages;
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
    });
    const { status, location, isDegraded } = page;
    return { status, html, location, pages, styleNonce, isDegraded, isFallback };
  }

  private async renderWith(release: RemoteRelease, request: PageRequest): Promise<RenderedPage | Failure> {
    try {
      return (await this.bundles.render(release, request)) as RenderedPage;
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
    return this.answer(view, [], { status: 503, head, html, data: {}, isDegraded: true });
  }
}
