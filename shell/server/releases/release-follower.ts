import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import {
  canaryChanged,
  channelMoved,
  type ReleaseSet,
  releaseSet,
  releaseSetAnswer,
  versionBlocked,
} from '@atelier/contracts';
import type { Broker } from '@atelier/service-kit/events/broker';
import { EventSubscription } from '@atelier/service-kit/events/event-subscription';
import type { Logger } from 'pino';
import type { SignedReleases } from './signed-releases.js';

const POLL_INTERVAL_MS = 5000;
const REQUEST_TIMEOUT_MS = 5000;
const NO_RELEASES: ReleaseSet = { revision: 0, remotes: {} };

interface Options {
  releasesUrl: string;
  cacheFile: string;
  broker: Broker;
  signed: SignedReleases;
  logger: Logger;
  /** Called with a new set, which becomes the known one only afterwards; never rejects. */
  prepare(set: ReleaseSet): Promise<void>;
  /** Called as soon as another set is the known one. */
  onChange(): void;
}

/**
 * Follows the live version of each remote. Events announce changes, the registry answers with the set, and the last answer is
 * kept on disk: if the registry is down, the site continues with the last known set.
 */
export class ReleaseFollower {
  private known: ReleaseSet = NO_RELEASES;
  private timer: NodeJS.Timeout | undefined;
  /** Revision of the last set that the registry answered with; the set may still be in preparation. */
  private wanted: number | undefined;
  private asked = 0;
  private answered = 0;
  private readonly subscription: EventSubscription;

  constructor(private readonly options: Options) {
    this.subscription = new EventSubscription(options.broker, options.logger, {
      types: [channelMoved.type, canaryChanged.type, versionBlocked.type],
      start: 'now',
      // Not awaited: the next move must not wait until this set is prepared.
      onEvent: () => void this.refresh(),
    });
  }

  get current(): ReleaseSet {
    return this.known;
  }

  /** Whether a release set is known, from the registry or from the last run. */
  get isReady(): boolean {
    return this.answered > 0 || this.known.revision > 0;
  }

  async start(): Promise<void> {
    // Its revision does not count: with other signers, the same set contains other releases.
    this.known = await this.readCache();
    await this.refresh();
    this.timer = setInterval(() => void this.refresh(), POLL_INTERVAL_MS);
    this.subscription.start();
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.subscription.close();
  }

  async refresh(): Promise<void> {
    this.asked += 1;
    const asked = this.asked;
    try {
      const response = await fetch(`${this.options.releasesUrl}/releases/live`, {
        signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
      });
      if (!response.ok) throw new Error(`The registry answered ${response.status}.`);
      const { data } = releaseSetAnswer.parse(await response.json());
      if (Object.values(data.remotes).some(({ live }) => live.pages === undefined))
        throw new Error('The registry is older than this shell: its releases name no pages.');
      // A slow answer must not replace the answer to a later request.
      if (asked < this.answered) return;
      this.answered = asked;
      await this.accept(data);
    } catch (error) {
      this.options.logger.warn(
        { err: error, revision: this.known.revision },
        'release registry did not answer; the known set stays',
      );
    }
  }

  private async accept(received: ReleaseSet): Promise<void> {
    if (received.revision === this.wanted) return;
    this.wanted = received.revision;
    const set = this.options.signed.among(received);
    await this.options.prepare(set);
    // Another set may arrive while this one is prepared, for instance after a rollback.
    if (this.wanted !== set.revision) return;
    this.known = set;
    this.options.onChange();
    const versions = Object.fromEntries(Object.entries(set.remotes).map(([name, { live }]) => [name, live.version]));
    this.options.logger.info({ revision: set.revision, versions }, 'release set changed');
    await this.writeCache(set);
  }

  private async readCache(): Promise<ReleaseSet> {
    try {
      const kept = releaseSet.parse(JSON.parse(await readFile(this.options.cacheFile, 'utf8')));
      return this.options.signed.among(kept);
    } catch {
      return NO_RELEASES;
    }
  }

  private async writeCache(set: ReleaseSet): Promise<void> {
    const draft = `${this.options.cacheFile}.draft`;
    await mkdir(dirname(this.options.cacheFile), { recursive: true });
    await writeFile(draft, JSON.stringify(set));
    await rename(draft, this.options.cacheFile);
  }
}
