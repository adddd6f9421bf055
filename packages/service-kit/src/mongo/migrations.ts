import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Collection } from 'mongodb';
import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import { LOGGER } from '../service-tokens.js';

/**
 * A change of stored data to what this version expects. The previous version must still be able to read the data, because it runs
 * beside this one during an update, and again after a rollback.
 */
export interface Migration {
  /** Its place in the order of the service's migrations. Numbers are never used again. */
  readonly number: number;
  readonly name: string;
  /** Safe to repeat: a process that ends halfway leaves it to the next one. */
  run(): Promise<void>;
}

type Entry = { _id: string; name?: string; finishedAt?: Date; owner?: string; until?: Date };

const COLLECTION = 'migrations';
const LOCK = 'lock';
const LEASE_MS = 30_000;
const RENEW_EVERY_MS = 10_000;
const ASK_AGAIN_MS = 200;
const DUPLICATE_KEY = 11_000;

const isTaken = (error: unknown): boolean => (error as { code?: number }).code === DUPLICATE_KEY;

/** Runs a service's migrations before it listens: in order, each once, in one process at a time. */
@Injectable()
export class Migrations {
  private readonly owner = randomUUID();

  constructor(
    @InjectConnection() private readonly connection: Connection,
    @Inject(LOGGER) private readonly logger: Pick<Logger, 'info'>,
  ) {}

  async run(migrations: readonly Migration[]): Promise<void> {
    if ((await this.findPending(migrations)).length === 0) return;
    await this.takeLock();
    const renewal = setInterval(() => void this.renewLock(), RENEW_EVERY_MS);
    try {
      // Another process may have run some while this one waited.
      for (const migration of await this.findPending(migrations)) await this.runOne(migration);
    } finally {
      clearInterval(renewal);
      await this.entries.deleteOne({ _id: LOCK, owner: this.owner });
    }
  }

  private get entries(): Collection<Entry> {
    return this.connection.collection<Entry>(COLLECTION) as unknown as Collection<Entry>;
  }

  private async findPending(migrations: readonly Migration[]): Promise<Migration[]> {
    const finished = new Set((await this.entries.find({}).toArray()).map(({ _id }) => _id));
    const pending = migrations.filter(({ number }) => !finished.has(String(number)));
    return pending.toSorted((one, other) => one.number - other.number);
  }

  private async runOne(migration: Migration): Promise<void> {
    await migration.run();
    const { number, name } = migration;
    await this.entries.insertOne({ _id: String(number), name, finishedAt: new Date() });
    this.logger.info({ migration: number, name }, 'a migration is finished');
  }

  /** Waits while another process has the lock. A process that ended without releasing it loses it with its lease. */
  private async takeLock(): Promise<void> {
    while (!(await this.tryLock())) await pause(ASK_AGAIN_MS);
  }

  private async tryLock(): Promise<boolean> {
    const lease = { owner: this.owner, until: new Date(Date.now() + LEASE_MS) };
    try {
      await this.entries.updateOne({ _id: LOCK, until: { $lt: new Date() } }, { $set: lease }, { upsert: true });
      return true;
    } catch (error) {
      if (isTaken(error)) return false;
      throw error;
    }
  }

  private async renewLock(): Promise<void> {
    const until = new Date(Date.now() + LEASE_MS);
    // A renewal that fails is tried again, twice before the lease ends.
    await this.entries.updateOne({ _id: LOCK, owner: this.owner }, { $set: { until } }).catch(() => undefined);
  }
}
