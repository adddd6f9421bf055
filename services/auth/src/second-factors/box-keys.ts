import { randomBytes } from 'node:crypto';
import { ENVIRONMENT, LOGGER } from '@atelier/service-kit';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { Logger } from 'pino';
import type { AuthEnvironment } from '../environment.js';
import { isDuplicate } from '../is-duplicate.js';
import { BOX_KEY, type BoxKeyFields } from './box-key.schema.js';
import { SecondFactorsRepository } from './second-factors.repository.js';
import { type BoxKey, boxKeyOf, open, type SealedSecret, seal } from './secret-box.js';

const THE_ONE = 'second-factors';
const MATERIAL_BYTES = 32;

/** Seals with the configured key, else with one of the database; opens what either has sealed. */
@Injectable()
export class BoxKeys implements OnModuleInit {
  private keys: readonly BoxKey[] = [];

  constructor(
    @InjectModel(BOX_KEY) private readonly stored: Model<BoxKeyFields>,
    private readonly factors: SecondFactorsRepository,
    @Inject(ENVIRONMENT) private readonly environment: AuthEnvironment,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async onModuleInit() {
    const { ATELIER_ENCRYPTION_KEY: configured } = this.environment;
    const materials =
      configured === undefined ? [await this.ownMaterial()] : [configured, await this.earlierMaterial()];
    this.keys = materials.filter((material) => material !== undefined).map(boxKeyOf);
    await this.warnOfLostKey();
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

  private async warnOfLostKey(): Promise<void> {
    const count = await this.factors.countSealedByOthers(this.keys.map(({ id }) => id));
    if (count === 0) return;
    this.logger.error(
      { count },
      'ATELIER_ENCRYPTION_KEY is not the one that second factors were sealed with: their owners sign in by recovery codes alone',
    );
  }

  private current(): BoxKey {
    const [current] = this.keys;
    if (current === undefined) throw new Error('There is no key to seal secrets with.');
    return current;
  }

  /** Another process may be faster: whatever the database holds afterwards is the key. */
  private async ownMaterial(): Promise<string | undefined> {
    try {
      const material = randomBytes(MATERIAL_BYTES).toString('base64url');
      await this.stored.updateOne({ _id: THE_ONE }, { $setOnInsert: { material } }, { upsert: true });
    } catch (error) {
      if (!isDuplicate(error)) throw error;
    }
    return this.earlierMaterial();
  }

  private async earlierMaterial(): Promise<string | undefined> {
    return (await this.stored.findById(THE_ONE).lean<BoxKeyFields>())?.material;
  }
}
