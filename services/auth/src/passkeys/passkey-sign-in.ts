import type { PasskeySignIn } from '@atelier/contracts';
import { AuditTrail, AuthenticationRequired, Transactions } from '@atelier/service-kit';
import { Injectable } from '@nestjs/common';
import { auditedUser } from '../audit/audited.js';
import type { Device } from '../sessions/device.js';
import { SessionsService, type SessionTokens } from '../sessions/sessions.service.js';
import type { UserRecord } from '../users/user-record.js';
import { UsersRepository } from '../users/users.repository.js';
import type { PasskeyFields } from './passkey.schema.js';
import { PasskeysRepository } from './passkeys.repository.js';
import { challengeIn, WebAuthn } from './web-authn.js';

/** Signs in with a passkey, which verifies its user itself and so counts as both factors. */
@Injectable()
export class SignInByPasskey {
  constructor(
    private readonly passkeys: PasskeysRepository,
    private readonly webAuthn: WebAuthn,
    private readonly users: UsersRepository,
    private readonly sessions: SessionsService,
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
  ) {}

  async begin() {
    const options = await this.webAuthn.signInOptions();
    await this.passkeys.issueChallenge(options.challenge, null);
    return options;
  }

  /** All failures get the same answer. */
  async complete({ credential }: PasskeySignIn, device: Device): Promise<SessionTokens> {
    const challenge = challengeIn(credential.response.clientDataJSON);
    if (!(await this.passkeys.spendChallenge(challenge, null))) throw refused();
    const passkey = await this.passkeys.findByCredential(credential.id);
    const user = passkey === null ? undefined : await this.users.find(passkey.userId);
    if (passkey === null || user === undefined) throw refused();
    const counter = await this.counterAfter(passkey, credential, challenge);
    if (counter === undefined || user.suspended) {
      await this.recordRefusal(user);
      throw refused();
    }
    const opened = await this.transactions.run(async () => {
      if (!(await this.passkeys.recordUse(passkey, counter))) return undefined;
      return this.sessions.open(user, device, new Date());
    });
    if (opened === undefined) throw refused();
    return this.sessions.admit(opened);
  }

  private async counterAfter(passkey: PasskeyFields, credential: PasskeySignIn['credential'], challenge: string) {
    const { userHandle } = credential.response;
    const isOwners = userHandle === undefined || Buffer.from(userHandle, 'base64url').toString() === passkey.userId;
    return isOwners ? this.webAuthn.signedBy(passkey, credential, challenge) : undefined;
  }

  private recordRefusal(user: UserRecord): Promise<void> {
    const refusal = {
      action: 'sign_in_failed',
      resource: 'users',
      item: auditedUser(user),
      note: 'at the passkey',
    } as const;
    return this.transactions.run(() => this.audit.record(refusal));
  }
}

const refused = () => new AuthenticationRequired('This passkey did not sign you in. Please try again.');
