import { type TokenClaims, tokenClaims } from '@atelier/contracts';
import { ACCESS_TOKEN_LIFETIME_SECONDS, TOKEN_ALGORITHM, TOKEN_ISSUER } from '@atelier/service-kit';
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { KeyRing } from './key-ring.js';

/** Signs and checks the access tokens that every service accepts. */
@Injectable()
export class AccessTokens {
  constructor(
    private readonly jwt: JwtService,
    private readonly keys: KeyRing,
  ) {}

  issue(claims: TokenClaims, lifetimeSeconds = ACCESS_TOKEN_LIFETIME_SECONDS): Promise<string> {
    const { kid, privateKey } = this.keys.signer();
    return this.jwt.signAsync(claims, {
      privateKey,
      keyid: kid,
      algorithm: TOKEN_ALGORITHM,
      issuer: TOKEN_ISSUER,
      expiresIn: lifetimeSeconds,
    });
  }

  /** Returns undefined if the token is malformed, forged, foreign or too old. */
  async toClaims(token: string): Promise<TokenClaims | undefined> {
    try {
      const key = this.keys.find(this.getKeyId(token));
      if (key === undefined) return undefined;
      const payload: unknown = await this.jwt.verifyAsync(token, {
        publicKey: key.publicPem,
        algorithms: [TOKEN_ALGORITHM],
        issuer: TOKEN_ISSUER,
      });
      return tokenClaims.parse(payload);
    } catch {
      return undefined;
    }
  }

  private getKeyId(token: string): string | undefined {
    const decoded = this.jwt.decode<{ header: { kid?: string } } | null>(token, { complete: true });
    return decoded?.header.kid;
  }
}
