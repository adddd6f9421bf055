import { type CanaryInput, canaryChanged, getRoutes } from '@atelier/contracts';
import { AuditTrail, Outbox, Transactions } from '@atelier/service-kit';
import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { ChannelsRepository } from '../channels/channels.repository.js';
import { ChannelsService } from '../channels/channels.service.js';
import { requireSeen } from '../publishing.js';
import { CanariesRepository } from './canaries.repository.js';
import type { Canary } from './canary.schema.js';

const LIVE = 'live';

interface CanaryState {
  remote: string;
  version: string | null;
  percent: number;
  revision: number;
}

const getName = (canary: Canary | undefined): string | undefined => canary && `${canary.version} (${canary.percent} %)`;

@Injectable()
export class CanariesService {
  constructor(
    private readonly canaries: CanariesRepository,
    private readonly channels: ChannelsService,
    private readonly moves: ChannelsRepository,
    private readonly outbox: Outbox,
    private readonly audit: AuditTrail,
    private readonly transactions: Transactions,
  ) {}

  all(): Promise<Canary[]> {
    return this.canaries.all();
  }

  /** `from` is the canary that the caller saw. */
  async start(remote: string, { version, percent, automatic }: CanaryInput, from?: string): Promise<CanaryState> {
    return this.transactions.run(async () => {
      const before = await this.canaries.find(remote);
      requireSeen(remote, 'the canary', before?.version, from);
      const live = await this.channels.liveVersion(remote);
      if (live === undefined)
        throw new ConflictException(`No version of ${remote} is live yet. Promote one before you start a canary.`);
      if (live === version)
        throw new ConflictException(`Version ${version} of ${remote} is live for everyone already.`);
      await this.requirePages(remote, version);
      await this.channels.requireUnpinned(remote);
      await this.channels.requirePromotable(remote, version);
      const canary = { remote, version, percent, automatic, startedAt: new Date() };
      await this.canaries.put(canary);
      return this.tell(remote, before, canary);
    });
  }

  /** `from` is the canary that the caller saw. */
  async stop(remote: string, from?: string): Promise<CanaryState> {
    return this.transactions.run(async () => {
      const running = await this.canaries.find(remote);
      requireSeen(remote, 'the canary', running?.version, from);
      if (running === undefined) throw new NotFoundException(`No canary of ${remote} runs.`);
      return this.end(running);
    });
  }

  /** Changes the share of a canary; undefined if it has changed since it was read. */
  async advance(canary: Canary, percent: number): Promise<CanaryState | undefined> {
    return this.transactions.run(async () => {
      if (!(await this.isCurrent(canary))) return undefined;
      const next = { ...canary, percent, startedAt: new Date() };
      await this.canaries.put(next);
      return this.tell(canary.remote, canary, next, 'It was no worse than the live version');
    });
  }

  /** Ends a failing canary; undefined if it has changed since it was read. */
  async withdraw(canary: Canary, reason: string): Promise<CanaryState | undefined> {
    return this.transactions.run(async () => ((await this.isCurrent(canary)) ? this.end(canary, reason) : undefined));
  }

  /** Throws 409 for a remote that only fills slots. */
  private async requirePages(remote: string, version: string): Promise<void> {
    const { [remote]: routes = [] } = getRoutes(await this.channels.liveReleases());
    if (routes.length === 0)
      throw new ConflictException(
        `${remote} has no pages of its own, and in slots everyone gets the live version. Make ${version} live instead.`,
      );
  }

  private async end(canary: Canary, reason?: string): Promise<CanaryState> {
    await this.canaries.remove(canary.remote);
    return this.tell(canary.remote, canary, undefined, reason);
  }

  private async isCurrent({ remote, startedAt }: Canary): Promise<boolean> {
    const current = await this.canaries.find(remote);
    return current?.startedAt.getTime() === startedAt.getTime();
  }

  private async tell(remote: string, before: Canary | undefined, after: Canary | undefined, note?: string) {
    const { version = null, percent = 0 } = after ?? {};
    const state = { remote, version, percent, revision: await this.moves.nextRevision() };
    await this.outbox.add(canaryChanged, remote, state);
    await this.audit.record({
      action: note === undefined || after !== undefined ? 'updated' : 'rolled_back',
      resource: 'releases',
      item: { kind: 'channel', id: `${remote}:${LIVE}`, title: `${remote} (${LIVE})` },
      before: { canary: getName(before) },
      after: { canary: getName(after) },
      note,
    });
    return state;
  }
}
