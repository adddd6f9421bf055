import type { IncomingMessage } from 'node:http';
import { PREVIEW_COOKIE, type RemoteRelease, registeredVersionAnswer } from '@atelier/contracts';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { SignedReleases } from './signed-releases.js';

const COOKIE = new RegExp(`(?:^|;\\s*)${PREVIEW_COOKIE}=([\\w+/=.-]{1,1000})(?:;|$)`);
const MAX_TOKENS = 1000;
/** A version that is blocked meanwhile is shown for this long. */
const KNOWN_MS = 5000;
const TIMEOUT_MS = 5000;
const MAX_VERSIONS = 3;
const IDLE_MS = 10 * 60_000;

const getToken = ({ headers }: IncomingMessage): string | undefined => COOKIE.exec(headers.cookie ?? '')?.[1];

/** Browsers of staff that get a version that is not live. Their cookie names it, and the registry opens the cookie. */
export class VersionPreviews {
  private readonly known = new LRUCache<string, Promise<RemoteRelease | undefined>>({ max: MAX_TOKENS, ttl: KNOWN_MS });
  private readonly shown: LRUCache<string, RemoteRelease>;

  constructor(
    private readonly releasesUrl: string,
    private readonly signed: SignedReleases,
    private readonly logger: Pick<Logger, 'warn'>,
    /** Called when a version has not been shown for a while. */
    onIdle: () => void,
  ) {
    const disposeAfter = (_release: RemoteRelease, _key: string, reason: LRUCache.DisposeReason) => {
      if (reason !== 'set') onIdle();
    };
    this.shown = new LRUCache({ max: MAX_VERSIONS, ttl: IDLE_MS, ttlAutopurge: true, disposeAfter });
  }

  /** The versions that were shown lately. */
  get releases(): RemoteRelease[] {
    return [...this.shown.values()];
  }

  /** Whether the request may not be answered with a page for everyone. */
  isWanted(request: IncomingMessage): boolean {
    return getToken(request) !== undefined;
  }

  /** The version for this browser; undefined if its cookie is absent, forged or expired. */
  async find(request: IncomingMessage): Promise<RemoteRelease | undefined> {
    const token = getToken(request);
    if (token === undefined) return undefined;
    const release = await this.opened(token);
    if (release !== undefined) this.shown.set(`${release.name}/${release.version}`, release);
    return release;
  }

  private opened(token: string): Promise<RemoteRelease | undefined> {
    const known = this.known.get(token);
    if (known !== undefined) return known;
    const opening = this.open(token);
    this.known.set(token, opening);
    return opening;
  }

  private async open(token: string): Promise<RemoteRelease | undefined> {
    try {
      const answer = await fetch(`${this.releasesUrl}/previews`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ token }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (answer.status === 404) return undefined;
      if (!answer.ok) throw new Error(`The registry answered ${answer.status}.`);
      const { data } = registeredVersionAnswer.parse(await answer.json());
      return this.signed.isServed(data) ? data : undefined;
    } catch (error) {
      this.logger.warn({ err: error }, 'a preview could not be opened; the live version is shown');
      return undefined;
    }
  }
}
