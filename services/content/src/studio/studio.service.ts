import { isDeepStrictEqual } from 'node:util';
import { type BrandRevision, type Studio, type StudioPatch, studioUpdated } from '@atelier/contracts';
import {
  AuditTrail,
  isDuplicateKey,
  Outbox,
  requireVersion,
  Transactions,
  VersionConflict,
  type Viewer,
} from '@atelier/service-kit';
import { Injectable } from '@nestjs/common';
import { BrandRevisionsRepository } from './brand-revisions.repository.js';
import { StudioRepository } from './studio.repository.js';
import type { StudioRecord } from './studio-record.js';
import { toPublic, toSnapshot, withChange } from './studio-settings.js';

/** Who changes the settings, and the version they expect, if given. */
interface Change {
  viewer: Viewer;
  expectedVersion: number | undefined;
}

type Next = StudioRecord & { updatedAt: Date };

const ATTEMPTS = 5;
const BEFORE_ANYBODY = new Date(0);

const standing = ({ version, updatedBy, updatedAt }: StudioRecord) => ({
  version,
  updatedBy,
  updatedAt: updatedAt ?? BEFORE_ANYBODY,
});

const getName = (viewer: Viewer): string | null =>
  viewer === undefined ? null : `${viewer.firstName} ${viewer.lastName}`.trim();

@Injectable()
export class StudioService {
  constructor(
    private readonly studio: StudioRepository,
    private readonly brands: BrandRevisionsRepository,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly audit: AuditTrail,
  ) {}

  settings(): Promise<StudioRecord> {
    return this.studio.read();
  }

  async facts(): Promise<Studio> {
    return toPublic((await this.studio.read()).settings);
  }

  /** The brands since the first change, the latest first. */
  async brandRevisions(): Promise<BrandRevision[]> {
    const stored = await this.brands.latest();
    return stored.map(({ _id, brand, at, by }) => ({ version: _id, brand, at: at?.toISOString() ?? null, by }));
  }

  /** Without an expected version, a change that loses a race is applied again to the newer settings. */
  async change(patch: StudioPatch, { viewer, expectedVersion }: Change): Promise<StudioRecord> {
    for (let attempt = 1; ; attempt += 1) {
      const before = await this.studio.read();
      requireVersion(expectedVersion, standing(before));
      const settings = withChange(before.settings, patch);
      if (isDeepStrictEqual(settings, before.settings)) return before;
      const next = { settings, version: before.version + 1, updatedAt: new Date(), updatedBy: getName(viewer) };
      if (await this.tryReplace(before, next, viewer)) return next;
      if (attempt === ATTEMPTS) throw await this.conflict();
    }
  }

  private async tryReplace(before: StudioRecord, next: Next, viewer: Viewer): Promise<boolean> {
    try {
      return await this.transactions.run(() => this.replace(before, next, viewer));
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  private async replace(before: StudioRecord, next: Next, viewer: Viewer): Promise<boolean> {
    if (!(await this.studio.replace(next))) return false;
    if (!isDeepStrictEqual(before.settings.brand, next.settings.brand)) await this.brands.keep(before, next);
    await this.outbox.add(studioUpdated, 'studio', toSnapshot(next.settings, next));
    await this.audit.record({
      viewer,
      action: 'updated',
      resource: 'settings',
      item: { id: 'studio', kind: 'studio', title: 'Studio settings' },
      before: before.settings,
      after: next.settings,
    });
    return true;
  }

  private async conflict(): Promise<VersionConflict> {
    const { version, updatedBy, updatedAt } = standing(await this.studio.read());
    return new VersionConflict({ version, updated_by: updatedBy, updated_at: updatedAt.toISOString() });
  }
}
