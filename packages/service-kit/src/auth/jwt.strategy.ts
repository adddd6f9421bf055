import { type KeyObject, randomUUID } from 'node:crypto';
import { type TokenClaims, tokenClaims } from '@atelier/contracts';
import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import passport from 'passport';
import { ExtractJwt, type SecretOrKeyProvider, Strategy } from 'passport-jwt';
import * as z from 'zod';
import { SigningKeys } from './signing-keys.js';
import { ACCESS_TOKEN_LIFETIME_SECONDS } from './token-lifetime.js';

export const TOKEN_ALGORITHM = 'ES256';
export const TOKEN_ISSUER = 'atelier';
/** Maximum clock difference between two machines. */
const CLOCK_TOLERANCE_SECONDS = 30;

const tokenHeader = z.object({ kid: z.string() });

const tokenTimes = z
  .object({ iat: z.number(), exp: z.number() })
  .refine(({ iat, exp }) => exp - iat <= ACCESS_TOKEN_LIFETIME_SECONDS, 'lives too long')
  .refine(({ iat }) => iat <= Date.now() / 1000 + CLOCK_TOLERANCE_SECONDS, 'is issued in the future');

const getKeyId = (token: string): string | undefined => {
  try {
    const header: unknown = JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString());
    return tokenHeader.parse(header).kid;
  } catch {
    return undefined;
  }
};

const keyFrom = (keys: SigningKeys, token: string): KeyObject | undefined => {
  const kid = getKeyId(token);
  return kid === undefined ? undefined : keys.find(kid);
};

/** Checks signature, issuer and age of a bearer token with the auth service's published keys, without a call per request. */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy, 'jwt') {
  /** Passport registers strategies by name per process. Several services may share a process, so each needs its own name. */
  readonly registeredName = `jwt-${randomUUID()}`;

  constructor(keys: SigningKeys) {
    // passport-jwt passes any kind of key on to jsonwebtoken, but its types allow only strings and buffers.
    const secretOrKeyProvider: SecretOrKeyProvider = (_request, token: string, done) =>
      done(null, keyFrom(keys, token) as unknown as Buffer);
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      algorithms: [TOKEN_ALGORITHM],
      issuer: TOKEN_ISSUER,
      secretOrKeyProvider,
    });
    passport.use(this.registeredName, this);
  }

  validate(payload: unknown): TokenClaims {
    tokenTimes.parse(payload);
    return tokenClaims.parse(payload);
  }
}
