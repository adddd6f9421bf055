import { type TokenClaims, tokenClaims } from '@atelier/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { passportJwtSecret } from 'jwks-rsa';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { ENVIRONMENT } from '../service-tokens.js';

export const TOKEN_ALGORITHM = 'ES256';
export const TOKEN_ISSUER = 'atelier';
const JWKS_CACHE_MS = 10 * 60 * 1000;

/** Checks signature, issuer and age of a bearer token by the auth service's published keys; no call per request. */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy, 'jwt') {
  constructor(@Inject(ENVIRONMENT) environment: { AUTH_JWKS_URL: string }) {
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      algorithms: [TOKEN_ALGORITHM],
      issuer: TOKEN_ISSUER,
      secretOrKeyProvider: passportJwtSecret({
        jwksUri: environment.AUTH_JWKS_URL,
        cache: true,
        cacheMaxAge: JWKS_CACHE_MS,
        rateLimit: true,
        jwksRequestsPerMinute: 10,
      }),
    });
  }

  validate(payload: unknown): TokenClaims {
    return tokenClaims.parse(payload);
  }
}
