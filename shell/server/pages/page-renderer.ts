import { randomBytes } from 'node:crypto';
import { type RemoteRelease, releasesInOrder } from '@atelier/contracts';
import { PLATFORM_VERSION } from '@atelier/contracts/releases/platform-version';
import type { Logger } from 'pino';
import type { ReleaseFollower } from '../releases/release-follower.js';
import type { ServerBundles } from '../releases/server-bundles.js';
import { renderDocument } from './document.js';

export interface ApiCall {
  method: string;
  body: unknown;
  headers?: Record<string, string>;
}

export interface PageRequest {
  method: 'GET' | 'POST';
  url: string;
  form?: Record<string, string>;
  api: (path: string, call?: ApiCall) => Promise<{ status: number; body: unknown }>;
  publicUrl: string;
}

export interface DocumentAnswer {
  status: number;
  html: string;
  location?: string | undefined;
  styleNonce?: string | undefined;
  /** The page could not be made as it should be: serve the last good one where there is one. */
  isDegraded: boolean;
}

/** What a remote's `render` answers; the type's owner is web-kit's RemoteApp. */
interface RenderedPage {
  status: number;
  head: string;
  html: string;
  data: Record<string, unknown>;
  page: string;
  location?: string;
  isDegraded: boolean;
}

interface ShellAssets {
  scripts: readonly string[];
  styles: readonly string[];
}

const ADMIN_PATHS = /^\/(admin(\/|$)|test\/api\/?$)/;
const ADMIN_HEAD = '<title>Atelier admin</title><meta name="robots" content="noindex">';

export const remoteOf = (path: string): string => (ADMIN_PATHS.test(path) ? 'mfe-admin' : 'mfe-public');

/** Makes documents: the public site's from the remote's server bundle, the admin's as an empty root. */
export class PageRenderer {
  constructor(
    private readonly follower: ReleaseFollower,
    private readonly bundles: ServerBundles,
    private readonly assets: ShellAssets,
    private readonly logger: Logger,
  ) {}

  async render(request: PageRequest): Promise<DocumentAnswer> {
    const remote = remoteOf(new URL(request.url, request.publicUrl).pathname);
    // The browser passes over the same ones.
    const releases = releasesInOrder(this.follower.current, remote).filter(
      ({ platform }) => platform <= PLATFORM_VERSION,
    );
    return remote === 'mfe-admin' ? this.adminDocument(releases) : this.publicDocument(request, releases);
  }

  /**
   * Starts a release's bundle and renders the home page with it, so that its first visitor does not wait. One that fails is
   * tried a second time: a version that crashes twice is quarantined before a visitor meets it.
   */
  async prepare(release: RemoteRelease, request: Pick<PageRequest, 'api' | 'publicUrl'>): Promise<void> {
    if (release.serverEntry === undefined || this.bundles.isQuarantined(release)) return;
    const render = () => this.renderWith(release, { method: 'GET', url: '/', ...request });
    if ((await render()) === undefined) await render();
  }

  private adminDocument(releases: RemoteRelease[]): DocumentAnswer {
    const styleNonce = randomBytes(16).toString('base64');
    const html = this.document({
      remote: 'mfe-admin',
      releases,
      head: ADMIN_HEAD,
      html: '',
      data: {},
      page: undefined,
      isServerRendered: false,
      styleNonce,
    });
    return { status: 200, html, styleNonce, isDegraded: false };
  }

  /** A version whose server bundle fails is passed over: the browser is told of the same versions, in the same order. */
  private async publicDocument(request: PageRequest, releases: RemoteRelease[]): Promise<DocumentAnswer> {
    const sound = releases.filter((release) => !this.bundles.isQuarantined(release));
    // With none left, a quarantined version is still better than no site.
    const candidates = sound.length > 0 ? sound : releases;
    for (const [index, release] of candidates.entries()) {
      const page = await this.renderWith(release, request);
      if (page === undefined) continue;
      const parts = {
        remote: 'mfe-public',
        releases: candidates.slice(index),
        isServerRendered: true,
        head: page.head,
        html: page.html,
        data: page.data,
        page: page.page,
      };
      return { status: page.status, html: this.document(parts), location: page.location, isDegraded: page.isDegraded };
    }
    return this.unavailable();
  }

  private async renderWith(release: RemoteRelease, request: PageRequest): Promise<RenderedPage | undefined> {
    try {
      return (await this.bundles.render(release, request)) as RenderedPage;
    } catch (error) {
      this.logger.error(
        { err: error, remote: release.name, version: release.version, url: request.url.split('?')[0] },
        'page could not be rendered with this version',
      );
      return undefined;
    }
  }

  private unavailable(): DocumentAnswer {
    const head = '<title>Atelier</title><meta name="robots" content="noindex">';
    const html =
      '<main class="unavailable"><h1>Back in a moment</h1><p>This page cannot be shown right now. Please try again shortly.</p></main>';
    const parts = { remote: 'mfe-public', releases: [], head, html, data: {}, page: undefined, isServerRendered: true };
    return { status: 503, html: this.document(parts), isDegraded: true };
  }

  private document(parts: Omit<Parameters<typeof renderDocument>[0], 'shellScripts' | 'shellStyles'>): string {
    return renderDocument({ ...parts, shellScripts: this.assets.scripts, shellStyles: this.assets.styles });
  }
}
