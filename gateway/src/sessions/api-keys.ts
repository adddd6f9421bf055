import { createHash } from 'node:crypto';
import { AuthenticationRequired } from '@atelier/service-kit/http/exceptions';
import { ENVIRONMENT } from '@atelier/service-kit/service-tokens';
import { Inject, Injectable, ServiceUnavailableException } from '@nestjs/common';
import * as z from 'zod';
import type { GatewayEnvironment } from '../environment.js';

const exchangeAnswer = z.object({ data: z.object({ token: z.string(), expiresInSeconds: z.number() }) });
const EXCHANGE_TIMEOUT_MS = 5000;
const SAFETY_MARGIN_MS = 30_000;
const MAX_KEPT = 1000;

/** Exchanges an API key for a short-lived token at the auth service, and caches the token. */
@Injectable()
export class ApiKeys {
  private readonly tokens = new Map<string, { token: string; expiresAtMs: number }>();

  constructor(@Inject(ENVIRONMENT) private readonly environment: GatewayEnvironment) {}

  async tokenFor(key: string): Promise<string> {
    const digest = createHash('sha256').update(key).digest('base64');
    const kept = this.tokens.get(digest);
    if (kept !== undefined && kept.expiresAtMs > Date.now()) return kept.token;
    const { token, expiresInSeconds } = await this.exchange(key);
    if (this.tokens.size >= MAX_KEPT) this.tokens.clear();
    this.tokens.set(digest, { token, expiresAtMs: Date.now() + expiresInSeconds * 1000 - SAFETY_MARGIN_MS });
    return token;
  }

  private async exchange(key: string) {
    const response = await fetch(`${this.environment.AUTH_URL}/auth/api-keys/exchange`, {
      method: 'POST',
      headers: { 'x-api-key': key },
      signal: AbortSignal.timeout(EXCHANGE_TIMEOUT_MS),
    });
    if (response.status === 401) throw new AuthenticationRequired('The API key is not valid.');
    if (!response.ok)
      throw new ServiceUnavailableException(`The auth service answered ${response.status} to an API key.`);
    return exchangeAnswer.parse(await response.json()).data;
  }
}
