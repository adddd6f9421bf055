import { LOGGER } from '@atelier/service-kit';
import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { Logger } from 'pino';
import { newPrivateJwk, type SigningKey, signerAmong, toSigningKey } from './signing-key.js';
import { SigningKeysRepository } from './signing-keys.repository.js';

const FIRST_GENERATION = 1;
const RELOAD_INTERVAL_MS = 60_000;

/** Keeps the platform's keys in memory, so that tokens can be checked and keys published while the database is down. */
@Injectable()
export class KeyRing implements OnModuleInit, OnApplicationShutdown {
  private keys: readonly SigningKey[] = [];
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly repository: SigningKeysRepository,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async onModuleInit() {
    await this.load();
    if (this.keys.length === 0) await this.makeFirst();
    this.timer = setInterval(() => void this.reload(), RELOAD_INTERVAL_MS);
  }

  onApplicationShutdown() {
    clearInterval(this.timer);
  }

  all(): readonly SigningKey[] {
    return this.keys;
  }

  find(kid: string | undefined): SigningKey | undefined {
    return this.keys.find((key) => key.kid === kid);
  }

  signer(): SigningKey {
    return signerAmong(this.keys, new Date());
  }

  /** Another process may be faster: the key that the database then holds wins. */
  private async makeFirst() {
    await this.repository.add({
      generation: FIRST_GENERATION,
      privateJwk: newPrivateJwk(),
      createdAt: new Date(),
    });
    await this.load();
  }

  private async load() {
    this.keys = (await this.repository.all()).map(toSigningKey);
  }

  private async reload() {
    try {
      await this.load();
    } catch (error) {
      this.logger.warn({ err: error }, 'signing keys could not be read again; the known ones stay in use');
    }
  }
}
