import { randomUUID } from 'node:crypto';
import { type NewPasskey, type Passkey, passkeyAdded, passkeyRemoved } from '@atelier/contracts';
import {
  AccessDenied,
  AuditTrail,
  InvalidInput,
  isSecondFactorFresh,
  MailQueue,
  Outbox,
  Transactions,
  type Viewer,
} from '@atelier/service-kit';
import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { auditedUser } from '../audit/audited.js';
import { CurrentPasswords } from '../profile/current-passwords.js';
import { SecondFactors } from '../second-factors/second-factors.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { StudioCopy } from '../studio/studio-copy.js';
import { getName } from '../users/user.js';
import type { UserRecord } from '../users/user-record.js';
import type { PasskeyFields } from './passkey.schema.js';
import { passkeyNotice } from './passkey-notice.js';
import { PasskeysRepository } from './passkeys.repository.js';
import { challengeIn, WebAuthn } from './web-authn.js';

const MAX_PASSKEYS = 10;
const SIGN_IN_AGAIN =
  'Please sign in again with your second factor or a passkey, and add the new passkey within 10 minutes.';
const CONFIRM_FIRST =
  'Removing a passkey needs a second factor that was checked in the last 10 minutes. Please sign in with a passkey, or confirm a two-factor code.';
const FAILED = 'The passkey could not be added. Please begin again.';

/** Lets users manage their own passkeys. */
@Injectable()
export class PasskeysService {
  constructor(
    private readonly passkeys: PasskeysRepository,
    private readonly webAuthn: WebAuthn,
    private readonly sessions: SessionsService,
    private readonly passwords: CurrentPasswords,
    private readonly factors: SecondFactors,
    private readonly studio: StudioCopy,
    private readonly mails: MailQueue,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly audit: AuditTrail,
  ) {}

  async list(viewer: Viewer): Promise<Passkey[]> {
    const { id } = await this.sessions.currentUser(viewer);
    return (await this.passkeys.ofUser(id)).map(toPasskey);
  }

  /** Returns the options with which the browser creates a passkey. */
  async begin(viewer: Viewer, currentPassword: string) {
    const user = await this.sessions.currentUser(viewer);
    await this.passwords.require(viewer, user, currentPassword);
    const known = await this.passkeys.ofUser(user.id);
    const hasSecondFactor = known.length > 0 || (await this.factors.findActive(user.id)) !== undefined;
    // A passkey counts as both factors, so a stolen session with the password must not be enough to add one.
    if (hasSecondFactor && !isSecondFactorFresh(viewer)) throw new AccessDenied(SIGN_IN_AGAIN);
    if (known.length >= MAX_PASSKEYS) throw new ConflictException(`An account has at most ${MAX_PASSKEYS} passkeys.`);
    const { name } = await this.studio.senderIdentity();
    const options = await this.webAuthn.registrationOptions({ ...user, name: getName(user) }, name, known);
    await this.passkeys.issueChallenge(options.challenge, user.id);
    return options;
  }

  async add(viewer: Viewer, { name, credential }: NewPasskey): Promise<Passkey> {
    const user = await this.sessions.currentUser(viewer);
    const challenge = challengeIn(credential.response.clientDataJSON);
    const isIssued = await this.passkeys.spendChallenge(challenge, user.id);
    const made = isIssued ? await this.webAuthn.registered(credential, challenge) : undefined;
    if (made === undefined) throw new InvalidInput([{ field: 'credential', message: FAILED }], FAILED);
    const passkey: PasskeyFields = {
      _id: randomUUID(),
      userId: user.id,
      name,
      credentialId: made.id,
      publicKey: Buffer.from(made.publicKey).toString('base64url'),
      counter: made.counter,
      transports: credential.response.transports ?? [],
      createdAt: new Date(),
      lastUsedAt: null,
    };
    await this.transactions.run(async () => {
      if (!(await this.passkeys.insert(passkey))) throw new ConflictException('This passkey is known already.');
      await this.tell('added', user, passkey);
    });
    return toPasskey(passkey);
  }

  async remove(viewer: Viewer, id: string): Promise<void> {
    const user = await this.sessions.currentUser(viewer);
    await this.transactions.run(async () => {
      const removed = await this.passkeys.remove(user.id, id);
      if (removed === null) throw new NotFoundException('Passkey not found');
      // Its owner has a second factor, this passkey, so a stolen session must not be enough to remove it.
      if (!isSecondFactorFresh(viewer)) throw new AccessDenied(CONFIRM_FIRST);
      await this.tell('removed', user, removed);
    });
  }

  /** Writes the event, the audit entry and the mail to the owner, inside the caller's transaction. */
  private async tell(change: 'added' | 'removed', user: UserRecord, { _id, name }: PasskeyFields): Promise<void> {
    const event = change === 'added' ? passkeyAdded : passkeyRemoved;
    const { id: causedBy } = await this.outbox.add(event, user.id, { userId: user.id, passkeyId: _id });
    await this.audit.record({ action: `passkey_${change}`, resource: 'users', item: auditedUser(user), note: name });
    await this.mails.add({
      to: { name: getName(user), address: user.email },
      ...passkeyNotice(change, { firstName: user.firstName, passkey: name }, await this.studio.senderIdentity()),
      causedBy,
      kind: 'passkeys_changed',
      about: user.id,
    });
  }
}

const toPasskey = ({ _id, name, createdAt, lastUsedAt }: PasskeyFields): Passkey => ({
  id: _id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});
