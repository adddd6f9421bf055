import { randomUUID } from 'node:crypto';
import { fromSeed, type KeyPair } from '@nats-io/nkeys';

/** The account of NATS for connections that are not the platform's own units. */
const SUBSCRIBERS_ACCOUNT = 'SUBSCRIBERS';

/** What a connection to NATS may do, in the words of its tokens. */
export interface UserRights {
  pub: { allow: string[] };
  sub: { allow: string[] };
  /** The most subscriptions, and the largest message in bytes; -1 is no limit. */
  subs: number;
  payload: number;
  data: number;
}

interface Claims {
  sub: string;
  aud: string;
  exp?: number;
  name?: string;
  nats: object;
}

const toBase64 = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const toSeconds = (timeMs: number): number => Math.floor(timeMs / 1000);

/** Signs the tokens by which NATS lets a connection in, with the key that its configuration names as the issuer. */
export class UserTokens {
  private readonly key: KeyPair;

  constructor(seed: string) {
    this.key = fromSeed(Buffer.from(seed));
  }

  /** For the connection with this key: who it is and what it may do, until it has to authenticate again. */
  grant(connection: Connection, user: string, rights: UserRights, lifetimeMs: number): string {
    const jwt = this.sign({
      sub: connection.key,
      aud: SUBSCRIBERS_ACCOUNT,
      name: user,
      exp: toSeconds(Date.now() + lifetimeMs),
      nats: { type: 'user', version: 2, ...rights },
    });
    return this.answer(connection, { jwt });
  }

  refuse(connection: Connection, error: string): string {
    return this.answer(connection, { error });
  }

  private answer({ key, server }: Connection, decision: { jwt: string } | { error: string }): string {
    return this.sign({ sub: key, aud: server, nats: { type: 'authorization_response', version: 2, ...decision } });
  }

  private sign(claims: Claims): string {
    const all = { jti: randomUUID(), iat: toSeconds(Date.now()), iss: this.key.getPublicKey(), ...claims };
    const text = `${toBase64({ typ: 'JWT', alg: 'ed25519-nkey' })}.${toBase64(all)}`;
    return `${text}.${Buffer.from(this.key.sign(Buffer.from(text))).toString('base64url')}`;
  }
}

/** A connection that waits at a server of NATS to be let in. */
export interface Connection {
  /** The public key that the server made for it. */
  key: string;
  server: string;
}
