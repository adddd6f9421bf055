import type { NewPasskey, PasskeySignIn } from '@atelier/contracts';
import { ENVIRONMENT } from '@atelier/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type WebAuthnCredential,
} from '@simplewebauthn/server';
import type { AuthEnvironment } from '../environment.js';
import type { PasskeyFields } from './passkey.schema.js';
import { CHALLENGE_LIFETIME_MS } from './passkeys.repository.js';

type Transports = NonNullable<WebAuthnCredential['transports']>;

/** The challenge in an answer, or an empty string; it is later compared with the issued one. */
export const challengeIn = (clientDataJSON: string): string => {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8')) as {
      challenge?: unknown;
    };
    return typeof challenge === 'string' ? challenge : '';
  } catch {
    return '';
  }
};

/** WebAuthn for this site, with the origin and host name of ATELIER_PUBLIC_URL. */
@Injectable()
export class WebAuthn {
  private readonly site: URL;

  constructor(@Inject(ENVIRONMENT) { ATELIER_PUBLIC_URL }: AuthEnvironment) {
    this.site = new URL(ATELIER_PUBLIC_URL);
  }

  registrationOptions(user: { id: string; email: string; name: string }, studio: string, known: PasskeyFields[]) {
    return generateRegistrationOptions({
      rpName: studio,
      rpID: this.site.hostname,
      userID: new Uint8Array(Buffer.from(user.id)),
      userName: user.email,
      userDisplayName: user.name,
      timeout: CHALLENGE_LIFETIME_MS,
      attestationType: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: known.map(({ credentialId, transports }) => ({
        id: credentialId,
        transports: transports as Transports,
      })),
    });
  }

  signInOptions() {
    return generateAuthenticationOptions({
      rpID: this.site.hostname,
      timeout: CHALLENGE_LIFETIME_MS,
      userVerification: 'required',
    });
  }

  /** Returns the credential; undefined if the answer is not valid. */
  async registered(credential: NewPasskey['credential'], challenge: string): Promise<WebAuthnCredential | undefined> {
    const answer = verifyRegistrationResponse({
      response: credential as RegistrationResponseJSON,
      ...this.expected(challenge),
    });
    const { registrationInfo } = await answer.catch(() => ({ registrationInfo: undefined }));
    return registrationInfo?.credential;
  }

  /** Returns the new counter; undefined if the signature is not valid or the counter went back. */
  async signedBy(
    { credentialId, publicKey, counter }: PasskeyFields,
    credential: PasskeySignIn['credential'],
    challenge: string,
  ): Promise<number | undefined> {
    const known = { id: credentialId, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter };
    const { userHandle, ...response } = credential.response;
    const answer = verifyAuthenticationResponse({
      response: {
        ...credential,
        response: { ...response, ...(userHandle === undefined ? {} : { userHandle }) },
      } as never,
      credential: known,
      ...this.expected(challenge),
    });
    const { verified, authenticationInfo } = await answer.catch(() => ({
      verified: false,
      authenticationInfo: undefined,
    }));
    return verified ? authenticationInfo?.newCounter : undefined;
  }

  private expected(expectedChallenge: string) {
    const { origin, hostname } = this.site;
    return { expectedChallenge, expectedOrigin: origin, expectedRPID: hostname, requireUserVerification: true };
  }
}
