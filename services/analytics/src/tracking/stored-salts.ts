import { randomBytes } from 'node:crypto';
import { type Model, trusted } from 'mongoose';
import type { Salt } from './salt.schema.js';

const SALT_BYTES = 32;

/** Salts by the name of their period. The first one that a process stores is the one of all processes. */
export class StoredSalts {
  /** Undefined for a period that had none. */
  private readonly known = new Map<string, string | undefined>();

  constructor(private readonly salts: Model<Salt>) {}

  findKnown(name: string): string | undefined {
    return this.known.get(name);
  }

  async take(name: string, expiresAt: Date): Promise<string> {
    const fresh = { salt: randomBytes(SALT_BYTES).toString('base64url'), expiresAt };
    const kept = await this.salts
      .findOneAndUpdate({ _id: name }, { $setOnInsert: fresh }, { upsert: true, returnDocument: 'after' })
      .lean<Salt>()
      .orFail();
    this.known.set(name, kept.salt);
    return kept.salt;
  }

  async find(name: string): Promise<string | undefined> {
    if (this.known.has(name)) return this.known.get(name);
    const kept = await this.salts.findById(name).lean<Salt>().exec();
    this.known.set(name, kept?.salt);
    return kept?.salt;
  }

  async forgetBefore(name: string): Promise<void> {
    for (const known of this.known.keys()) if (known < name) this.known.delete(known);
    await this.salts.deleteMany({ _id: trusted({ $lt: name }) });
  }
}
