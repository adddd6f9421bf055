import {
  MAX_REDIRECTS,
  type MissingPage,
  type Redirect,
  type RedirectInput,
  type RedirectListQuery,
} from '@atelier/contracts';
import { AuditTrail, currentActor, ENVIRONMENT, InvalidInput, Transactions, toPattern } from '@atelier/service-kit';
import { ConflictException, Inject, Injectable, NotFoundException } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types, trusted } from 'mongoose';
import type { SeoEnvironment } from '../seo-environment.js';
import { MISSING_PAGE, REDIRECT, type StoredMissingPage, type StoredRedirect } from './redirect.schema.js';

const MAX_LISTED = 100;
/** Anyone can request any path, so only the latest are kept. */
export const MAX_MISSING = 1000;

const toRedirect = ({ _id, from, to, hits, lastHitAt, createdAt, createdBy }: StoredRedirect): Redirect => ({
  id: String(_id),
  from,
  to,
  hits,
  lastHitAt: lastHitAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
  createdBy,
});

const toItem = ({ _id, from }: StoredRedirect) => ({
  kind: 'redirect',
  id: String(_id),
  title: from,
  path: '/admin/settings/redirects',
});

const refusedTarget = (message: string) => new InvalidInput([{ field: 'to', message }]);

/** Redirects of paths without a page, and the paths that were requested in vain. */
@Injectable()
export class RedirectsService {
  private readonly site: URL;

  constructor(
    @InjectModel(REDIRECT) private readonly redirects: Model<StoredRedirect>,
    @InjectModel(MISSING_PAGE) private readonly missing: Model<StoredMissingPage>,
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
    @Inject(ENVIRONMENT) { ATELIER_PUBLIC_URL: publicUrl }: Pick<SeoEnvironment, 'ATELIER_PUBLIC_URL'>,
  ) {
    this.site = new URL(publicUrl);
  }

  async list({ page, limit, search }: RedirectListQuery): Promise<{ redirects: Redirect[]; total: number }> {
    const sought = search && trusted({ $regex: toPattern(search), $options: 'i' });
    const filter = sought ? { $or: [{ from: sought }, { to: sought }] } : {};
    const [found, total] = await Promise.all([
      this.redirects
        .find(filter)
        .sort({ createdAt: -1, _id: -1 })
        .skip((page - 1) * limit)
        .limit(limit)
        .lean<StoredRedirect[]>(),
      this.redirects.countDocuments(filter),
    ]);
    return { redirects: found.map(toRedirect), total };
  }

  /** Sets where a path leads; throws 409 if it must be new and is not. What was requested in vain so far is no longer listed. */
  async set({ from, to, mustBeNew }: RedirectInput): Promise<Redirect> {
    return this.transactions.run(async () => {
      const path = this.findPath(to);
      if (path === from) throw refusedTarget('Target must differ from the path');
      if (path !== undefined && (await this.redirects.exists({ from: path })) !== null)
        throw refusedTarget('Target is redirected itself: use the address that it leads to');
      const before = await this.redirects.findOne({ from }).lean<StoredRedirect>();
      if (before !== null && mustBeNew) throw new ConflictException(`${from} already leads to ${before.to}`);
      const after = before === null ? await this.insert(from, to) : await this.replace(before, to);
      await this.missing.deleteOne({ _id: from });
      await this.record(before, after);
      return toRedirect(after);
    });
  }

  async has(from: string): Promise<boolean> {
    return (await this.redirects.exists({ from })) !== null;
  }

  async remove(id: string): Promise<void> {
    await this.transactions.run(async () => {
      const removed = await this.redirects.findByIdAndDelete(id).lean<StoredRedirect>();
      if (removed === null) throw new NotFoundException('Redirect not found');
      await this.audit.record({
        action: 'deleted',
        resource: 'settings',
        item: toItem(removed),
        before: { to: removed.to },
      });
    });
  }

  /** Counts a request for a path without a page; returns where it leads. */
  async follow(path: string): Promise<string | null> {
    const now = new Date();
    const hit = await this.redirects
      .findOneAndUpdate({ from: path }, { $inc: { hits: 1 }, $set: { lastHitAt: now } })
      .lean<StoredRedirect>();
    if (hit !== null) return hit.to;
    const seen = { $inc: { hits: 1 }, $set: { lastSeenAt: now }, $setOnInsert: { firstSeenAt: now } };
    const { upsertedCount } = await this.missing.updateOne({ _id: path }, seen, { upsert: true });
    if (upsertedCount > 0 && (await this.missing.estimatedDocumentCount()) > MAX_MISSING)
      await this.missing.findOneAndDelete({}, { sort: { lastSeenAt: 1 } });
    return null;
  }

  async listMissing(): Promise<MissingPage[]> {
    const found = await this.missing.find().sort({ lastSeenAt: -1 }).limit(MAX_LISTED).lean<StoredMissingPage[]>();
    return found.map(({ _id: path, hits, firstSeenAt, lastSeenAt }) => ({
      path,
      hits,
      firstSeenAt: firstSeenAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
    }));
  }

  /** The path of an address on this site, which may be a full one; undefined for another site. */
  private findPath(address: string): string | undefined {
    const { origin, pathname } = new URL(address, this.site);
    return origin === this.site.origin ? pathname.replace(/(?!^)\/+$/, '') : undefined;
  }

  private async record(before: StoredRedirect | null, after: StoredRedirect): Promise<void> {
    const [was, is] = [before?.to, after.to];
    if (was === is) return;
    await this.audit.record({
      action: before === null ? 'created' : 'updated',
      resource: 'settings',
      item: toItem(after),
      ...(before === null ? {} : { before: { to: was } }),
      after: { to: is },
    });
  }

  private async insert(from: string, to: string): Promise<StoredRedirect> {
    if ((await this.redirects.countDocuments()) >= MAX_REDIRECTS)
      throw new ConflictException(`There can be at most ${MAX_REDIRECTS} redirects.`);
    const made = { _id: new Types.ObjectId(), from, to, hits: 0, lastHitAt: null };
    const whole = { ...made, createdAt: new Date(), createdBy: currentActor().name };
    await this.redirects.create([whole]);
    return whole;
  }

  private async replace(before: StoredRedirect, to: string): Promise<StoredRedirect> {
    await this.redirects.updateOne({ _id: before._id }, { $set: { to } });
    return { ...before, to };
  }
}
