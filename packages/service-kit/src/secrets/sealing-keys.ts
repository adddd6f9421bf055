import { randomBytes } from 'node:crypto';
import type { OnModuleInit } from '@nestjs/common';
import type { Model } from 'mongoose';
import * as z from 'zod';
import { isDuplicateKey } from '../mongo/is-duplicate-key.js';
import type { BoxKeyFields } from './box-key.schema.js';
import { type BoxKey, getBoxKey, open, type SealedSecret, seal } from './secret-box.js';

const MATERIAL_BYTES = 32;
const MIN_KEY_LENGTH = 32;

/** A key from the configuration, such as ATELIER_ENCRYPTION_KEY. */
export const randomKey = z
  .string()
  .min(MIN_KEY_LENGTH, `must have at least ${MIN_KEY_LENGTH} random characters`)
  .optional();

/** Seals with the configured key, or else with one from the database; opens secrets sealed with either. */
export abstract class SealingKeys implements OnModuleInit {
  private keys: readonly BoxKey[] = [];

  protected constructor(
    private readonly stored: Model<BoxKeyFields>,
    /** What is sealed, such as `second-factors`. Must never change, because the key is derived from it. */
    private readonly name: string,
    private readonly configured: string | undefined,
  ) {}

  async onModuleInit() {
    const materials =
      this.configured === undefined ? [await this.ownMaterial()] : [this.configured, await this.earlierMaterial()];
    const purpose = this.name.replaceAll('-', ' ');
    this.keys = materials.flatMap((material) => (material === undefined ? [] : getBoxKey(material, purpose)));
  }

  seal(secret: string, owner: string): SealedSecret {
    return seal(this.current(), secret, owner);
  }

  open(sealed: SealedSecret, owner: string): string | undefined {
    return open(this.keys, sealed, owner);
  }

  isCurrent({ keyId }: SealedSecret): boolean {
    return keyId === this.current().id;
  }

  protected keyIds(): string[] {
    return this.keys.map(({ id }) => id);
  }

  private current(): BoxKey {
    const [current] = this.keys;
    if (current === undefined) throw new Error('There is no key to seal secrets with.');
    return current;
  }

  /** Another process may be faster: the key that the database then holds wins. */
  private async ownMaterial(): Promise<string | undefined> {
    try {
      const material = randomBytes(MATERIAL_BYTES).toString('base64url');
      await this.stored.updateOne({ _id: this.name }, { $setOnInsert: { material } }, { upsert: true });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
    return this.earlierMaterial();
  }

  private async earlierMaterial(): Promise<string | undefined> {
    return (await this.stored.findById(this.name).lean<BoxKeyFields>())?.material;
  }
}
