import { randomBytes } from 'node:crypto';
import {
  getRoutes,
  type MenuEntry,
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
    const { isCanary, ...rendered } = request;
    const releases = this.releasesFor(request.url, isCanary);
    const sound = releases.filter((release) => !this.bundles.isQuarantined(release));
    // If no version is left, a quarantined one is still better than no site.
    const candidates = sound.length > 0 ? sound : releases;
    const failures: Failure[] = [];
    for (const [index, release] of candidates.entries()) {
      if (release.serverEntry === undefined) return this.answer(candidates.slice(index), emptyPage(release));
      const outcome = await this.renderWith(release, rendered);
      if ('error' in outcome) failures.push(outcome);
      else {
        this.reports.rendered(release);
        // If no version can render the page, the versions are not at fault.
        for (const failure of failures) this.reports.failed(failure.release, failure.error);
        return this.answer(candidates.slice(index), outcome, failures.length > 0);
      }
    }
    return this.unavailable();
  }

  /** Whether the pages at an address are the same for all visitors of a group. */
  isForAll(url: string, isCanary = false): boolean {
    const [shown] = this.releasesFor(url, isCanary);
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

  /** The versions that may answer an address: the canary if the visitor gets it, the live one, and the previous ones. */
  private releasesFor(url: string, isCanary = false): RemoteRelease[] {
    const { current } = this.follower;
    const remote = remoteAt(getRoutes(current), url.split('?')[0] ?? '/');
    // The browser skips the same versions.
    return remote === undefined
      ? []
      : (isCanary ? releasesInUse : releasesInOrder)(current, remote).filter(
          ({ platform }) => platform <= PLATFORM_VERSION,
        );
  }

  private answer(releases: readonly RemoteRelease[], page: RenderedPage, isFallback = false): DocumentAnswer {
    const [shown] = releases;
    const pages = shown?.pages;
    const styleNonce = pages?.inlineStyles ? randomBytes(16).toString('base64') : undefined;
    const html = renderDocument({
      remote: shown?.name ?? '',
      releases,
      routes: getRoutes(this.follower.current),
      session: pages?.session ?? 'none',
      menu: pages?.session === 'staff' ? this.menu() : [],
      isServerRendered: shown === undefined || shown.serverEntry !== undefined,
      styleNonce,
      shellScripts: this.assets.scripts,
      shellStyles: this.assets.styles,
      ...page,
    });
    const { status, location, isDegraded } = page;
    return { status, html, location, pages, styleNonce, isDegraded, isFallback };
  }

  private menu(): MenuEntry[] {
    return Object.values(this.follower.current.remotes).flatMap(({ live }) => live.pages?.menu ?? []);
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

  private unavailable(): DocumentAnswer {
    const head = '<title>Atelier</title><meta name="robots" content="noindex">';
    const html =
      '<main class="unavailable"><h1>Back in a moment</h1><p>This page cannot be shown right now. Please try again shortly.</p></main>';
    return this.answer([], { status: 503, head, html, data: {}, isDegraded: true });
  }
}
