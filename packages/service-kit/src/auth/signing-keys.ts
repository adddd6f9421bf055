import { createPublicKey, type KeyObject } from 'node:crypto';
import { jsonWebKeySet } from '@atelier/contracts';
import { type BeforeApplicationShutdown, Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { Logger } from 'pino';
import { ENVIRONMENT, LOGGER } from '../service-tokens.js';
import { FirstLoad } from './first-load.js';

const REFRESH_MS = 60_000;
const RETRY_FIRST_LOAD_MS = 250;
/** Limits calls to the auth service, no matter how many unknown keys are presented. */
const UNKNOWN_KEY_REFRESH_MS = 10_000;
const TIMEOUT_MS = 3000;

/**
 * The public keys of the auth service, in memory. They refresh in the background, so a request never waits for a call, and
 * known keys stay in use while the auth service is down.
 */
@Injectable()
export class SigningKeys implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private keys: ReadonlyMap<string, KeyObject> = new Map();
  private readonly firstLoad = new FirstLoad();
  private timer: NodeJS.Timeout | undefined;
  private attemptedAtMs = Number.NEGATIVE_INFINITY;
  private failures = 0;
  private lastError: unknown;
  private closing = false;

  constructor(
    @Inject(ENVIRONMENT) private readonly environment: { AUTH_JWKS_URL: string },
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap() {
    void this.refresh();
  }

  beforeApplicationShutdown() {
    this.closing = true;
    clearTimeout(this.timer);
  }

  /** Waits briefly for the first load; returns false on timeout. */
  async waitUntilReady(withinMs?: number): Promise<boolean> {
    if (await this.firstLoad.wait(withinMs)) return true;
    this.logger.warn({ err: this.lastError }, 'a token could not be checked: signing keys were never read');
    return false;
  }

  find(kid: string): KeyObject | undefined {
    const key = this.keys.get(kid);
    if (key === undefined && performance.now() - this.attemptedAtMs > UNKNOWN_KEY_REFRESH_MS) void this.refresh();
    return key;
  }

  private async refresh(): Promise<void> {
    if (this.closing) return;
    this.attemptedAtMs = performance.now();
    clearTimeout(this.timer);
    try {
      this.keys = await this.fetchKeys();
      this.firstLoad.complete();
      this.failures = 0;
    } catch (error) {
      this.reportFailure(error);
    }
    if (this.closing) return;
    clearTimeout(this.timer);
    const nextMs = this.firstLoad.isComplete ? REFRESH_MS : RETRY_FIRST_LOAD_MS;
    this.timer = setTimeout(() => void this.refresh(), nextMs).unref();
  }

  /** Logs each new failure once. At startup the auth service may come up later, and commands need no keys. */
  private reportFailure(error: unknown): void {
    this.lastError = error;
    this.failures += 1;
    if (this.firstLoad.isComplete && this.failures === 1)
      this.logger.warn({ err: error }, 'signing keys could not be read; the known ones stay in use');
  }

  private async fetchKeys(): Promise<Map<string, KeyObject>> {
    const response = await fetch(this.environment.AUTH_JWKS_URL, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) throw new Error(`The auth service answered ${response.status}.`);
    const { keys } = jsonWebKeySet.parse(await response.json());
    if (keys.length === 0) throw new Error('The auth service has no keys yet.');
    return new Map(keys.map((jwk) => [jwk.kid, createPublicKey({ key: jwk, format: 'jwk' })]));
  }
}
