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
/** How far the clocks of two machines may be apart. */
const CLOCK_TOLERANCE_SECONDS = 30;

const tokenHeader = z.object({ kid: z.string() });

const tokenTimes = z
  .object({ iat: z.number(), exp: z.number() })
  .refine(({ iat, exp }) => exp - iat <= ACCESS_TOKEN_LIFETIME_SECONDS, 'lives too long')
  .refine(({ iat }) => iat <= Date.now() / 1000 + CLOCK_TOLERANCE_SECONDS, 'is issued in the future');

const keyIdOf = (token: string): string | undefined => {
  try {
    const header: unknown = JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString());
    return tokenHeader.parse(header).kid;
  } catch {
    return undefined;
  }
};

const keyFrom = (keys: SigningKeys, token: string): KeyObject | undefined => {
  const kid = keyIdOf(token);
  return kid === undefined ? undefined : keys.find(kid);
};

/** Checks signature, issuer and age of a bearer token by the auth service's published keys; no call per request. */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy, 'jwt') {
  /** Passport keeps strategies by name for the whole process, in which several services run: each has its own name. */
  readonly registeredName = `jwt-${randomUUID()}`;

  constructor(keys: SigningKeys) {
    // passport-jwt hands any kind of key on to jsonwebtoken, but its types know only text and bytes.
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
