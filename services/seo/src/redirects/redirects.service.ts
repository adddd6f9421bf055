import {
  getRedirectPath,
  MAX_REDIRECTS,
  type MissingPage,
  type Redirect,
  type RedirectInput,
  type RedirectListQuery,
} from '@atelier/contracts';
import { AuditTrail, currentActor, InvalidInput, Transactions, toPattern } from '@atelier/service-kit';
import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types, trusted } from 'mongoose';
import { Site } from '../site/site.js';
import { MISSING_PAGE, REDIRECT, type StoredMissingPage, type StoredRedirect } from './redirect.schema.js';

const MAX_LISTED = 100;
/** Anyone can request any path, so only the latest are kept. */
export const MAX_MISSING = 1000;

const ESCAPES = /(?:%[\da-f]{2})+/gi;

/** A path as it is written, and as browsers and WordPress encode it: `%C3%A9`, `%c3%a9`. */
const getSpellings = (path: string): string[] => [
  path,
  path.replaceAll(ESCAPES, (code) => code.toUpperCase()),
  path.replaceAll(ESCAPES, (code) => code.toLowerCase()),
];

const inAnySpelling = (path: string) => trusted({ $in: getSpellings(path) });

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

/** Throws 409 if a redirect leads to none of these by now. */
const requireTarget = ({ from, to }: StoredRedirect, ...expected: string[]): void => {
  if (!expected.includes(to)) throw new ConflictException(`${from} was changed in the meantime: it leads to ${to}`);
};

/** Throws 409 if a redirect was changed or deleted since it was read, unless it says the same by now. */
const requireSame = (
  before: StoredRedirect | null,
  replaces: string,
  { from, to }: Pick<RedirectInput, 'from' | 'to'>,
): void => {
  if (before === null) throw new ConflictException(`The redirect of ${from} was deleted in the meantime`);
  requireTarget(before, replaces, to);
};

/** Redirects of paths without a page, and the paths that were requested in vain. */
@Injectable()
export class RedirectsService {
  constructor(
    @InjectModel(REDIRECT) private readonly redirects: Model<StoredRedirect>,
    @InjectModel(MISSING_PAGE) private readonly missing: Model<StoredMissingPage>,
    private readonly site: Site,
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
  ) {}

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

  /**
   * Sets where a path leads; throws 409 if it must be new and is not, or must replace a redirect that is no longer there. What
   * was requested in vain so far is no longer listed.
   */
  async set({ from, to, mustBeNew, replaces }: RedirectInput): Promise<Redirect> {
    return this.transactions.run(async () => {
      if (this.site.isOwn(to)) await this.checkTarget(from, getRedirectPath(to));
      const before = await this.redirects.findOne({ from: inAnySpelling(from) }).lean<StoredRedirect>();
      if (before !== null && mustBeNew) throw new ConflictException(`${from} already leads to ${before.to}`);
      if (replaces !== undefined) requireSame(before, replaces, { from, to });
      const after = before === null ? await this.insert(from, to) : await this.replace(before, to);
      await this.missing.deleteMany({ _id: inAnySpelling(from) });
      await this.record(before, after);
      return toRedirect(after);
    });
  }

  async has(from: string): Promise<boolean> {
    return (await this.redirects.exists({ from: inAnySpelling(from) })) !== null;
  }

  /** Throws 409 if it leads elsewhere than where it led when it was read. */
  async remove(id: string, readTarget?: string): Promise<void> {
    await this.transactions.run(async () => {
      const removed = await this.redirects.findByIdAndDelete(id).lean<StoredRedirect>();
      if (removed === null) throw new NotFoundException('Redirect not found');
      if (readTarget !== undefined) requireTarget(removed, readTarget);
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
      .findOneAndUpdate({ from: inAnySpelling(path) }, { $inc: { hits: 1 }, $set: { lastHitAt: now } })
      .lean<StoredRedirect>();
    if (hit !== null) return (await this.leadsBack(hit)) ? null : hit.to;
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

  /** Whether a redirect is half of a circle, which two people can close who save at the same time. */
  private async leadsBack({ from, to }: StoredRedirect): Promise<boolean> {
    if (!this.site.isOwn(to)) return false;
    const next = await this.redirects.findOne({ from: inAnySpelling(getRedirectPath(to)) }).lean<StoredRedirect>();
    return next !== null && this.site.isOwn(next.to) && getSpellings(from).includes(getRedirectPath(next.to));
  }

  /** A target that is redirected would lead visitors on, or back. */
  private async checkTarget(from: string, path: string): Promise<void> {
    if (getSpellings(from).includes(path))
      throw new InvalidInput([{ field: 'to', message: 'Target must differ from the path' }]);
    if (await this.has(path))
      throw new InvalidInput([
        { field: 'to', message: 'Target is redirected itself: use the address that it leads to' },
      ]);
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
