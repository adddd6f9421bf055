import {
  type AuditAction,
  type BothFactors,
  type Enrolment,
  recoveryCodesReplaced,
  type ShownSecondFactor,
  type TwoFactorState,
  twoFactorEnabled,
} from '@atelier/contracts';
import { AuditTrail, Outbox, Transactions, type Viewer } from '@atelier/service-kit';
import { ConflictException, Injectable } from '@nestjs/common';
import { auditedUser } from '../audit/audited.js';
import { CurrentPasswords, sourceOfSession } from '../profile/current-passwords.js';
import { newAuthenticatorSecret, stepOfCode, toOtpauthUrl } from '../second-factors/authenticator.js';
import { BoxKeys } from '../second-factors/box-keys.js';
import { digestOfRecoveryCode, newRecoveryCodes } from '../second-factors/recovery-codes.js';
import type { ActiveSecondFactor } from '../second-factors/second-factor-record.js';
import { SecondFactors } from '../second-factors/second-factors.js';
import { SecondFactorsRepository } from '../second-factors/second-factors.repository.js';
import { WrongCode } from '../second-factors/wrong-code.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { StudioCopy } from '../studio/studio-copy.js';
import type { UserRecord } from '../users/user-record.js';

const ENROLMENT_LIFETIME_SECONDS = 10 * 60;

/** Lets users manage their own second factor. */
@Injectable()
export class TwoFactorService {
  constructor(
    private readonly sessions: SessionsService,
    private readonly passwords: CurrentPasswords,
    private readonly factors: SecondFactors,
    private readonly repository: SecondFactorsRepository,
    private readonly keys: BoxKeys,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly audit: AuditTrail,
    private readonly studio: StudioCopy,
  ) {}

  async getState(viewer: Viewer): Promise<TwoFactorState> {
    const { id } = await this.sessions.currentUser(viewer);
    return toState(await this.factors.findActive(id));
  }

  /** Stores a new secret until one of its codes is confirmed; replaces an earlier unconfirmed one. */
  async enrol(viewer: Viewer, currentPassword: string): Promise<Enrolment> {
    const user = await this.sessions.currentUser(viewer);
    await this.passwords.require(viewer, user, currentPassword);
    if ((await this.factors.findActive(user.id)) !== undefined) throw new ConflictException(ON_ALREADY);
    const secret = newAuthenticatorSecret();
    const until = new Date(Date.now() + ENROLMENT_LIFETIME_SECONDS * 1000);
    await this.repository.begin(user.id, this.keys.seal(secret, user.id), until);
    const otpauthUrl = toOtpauthUrl(secret, user.email, (await this.studio.senderIdentity()).name);
    return { secret, otpauthUrl, expiresInSeconds: ENROLMENT_LIFETIME_SECONDS };
  }

  /** Confirms the secret and returns the recovery codes, which are shown only this once. */
  async confirm(viewer: Viewer, code: string): Promise<string[]> {
    const user = await this.sessions.currentUser(viewer);
    const { id } = user;
    const record = await this.repository.find(id);
    const now = new Date();
    const isPending = record?.pendingUntil != null && record.pendingUntil > now;
    const secret = isPending && record.pending !== null ? this.keys.open(record.pending, id) : undefined;
    if (record === undefined || secret === undefined) throw new ConflictException(NOTHING_BEGUN);
    const step = stepOfCode(secret, code, now);
    if (step === undefined) throw new WrongCode({ code });
    const codes = newRecoveryCodes();
    await this.transactions.run(async () => {
      if (!(await this.repository.enable(record, step, computeDigests(id, codes))))
        throw new ConflictException(ON_ALREADY);
      await this.outbox.add(twoFactorEnabled, id, { userId: id });
      await this.record('two_factor_enabled', user);
    });
    return codes;
  }

  async replaceRecoveryCodes(viewer: Viewer, shown: BothFactors): Promise<string[]> {
    const codes = newRecoveryCodes();
    await this.withBothFactors(viewer, shown, async (user) => {
      const userId = user.id;
      await this.repository.replaceRecoveryCodes(userId, computeDigests(userId, codes));
      await this.outbox.add(recoveryCodesReplaced, userId, { userId });
      await this.record('recovery_codes_renewed', user);
    });
    return codes;
  }

  /** Verifies the second factor again in an open session and returns a token that says so. */
  async confirmAgain(viewer: Viewer, shown: ShownSecondFactor): Promise<{ user: UserRecord; accessToken: string }> {
    const user = await this.sessions.currentUser(viewer);
    const right = await this.rightCode(viewer, user, shown);
    const accessToken = await this.transactions.run(async () => {
      await this.factors.spend(right);
      return this.sessions.confirm(user, viewer?.sid ?? '');
    });
    return { user, accessToken };
  }

  async disable(viewer: Viewer, shown: BothFactors): Promise<TwoFactorState> {
    await this.withBothFactors(viewer, shown, async (user) => {
      if (!(await this.factors.switchOff({ userId: user.id, actorId: user.id, by: 'owner' })))
        throw new ConflictException(NOT_ON);
      await this.record('two_factor_disabled', user);
    });
    return toState(undefined);
  }

  /** Checks the password first, so that a caller without it learns nothing about codes. */
  private async withBothFactors(
    viewer: Viewer,
    { currentPassword, ...shown }: BothFactors,
    change: (user: UserRecord) => Promise<void>,
  ): Promise<void> {
    const user = await this.sessions.currentUser(viewer);
    await this.passwords.require(viewer, user, currentPassword);
    const right = await this.rightCode(viewer, user, shown);
    await this.transactions.run(async () => {
      await this.factors.spend(right);
      await change(user);
    });
  }

  private async rightCode(viewer: Viewer, user: UserRecord, shown: ShownSecondFactor) {
    const factor = await this.factors.findActive(user.id);
    if (factor === undefined) throw new ConflictException(NOT_ON);
    return this.factors.check(factor, shown, sourceOfSession(viewer));
  }

  private record(action: AuditAction, user: UserRecord): Promise<void> {
    return this.audit.record({ action, resource: 'users', item: auditedUser(user) });
  }
}

const ON_ALREADY = 'Two-factor sign-in is on already.';
const NOT_ON = 'Two-factor sign-in is not on.';
const NOTHING_BEGUN = 'This secret is no longer valid. Please begin again.';

const computeDigests = (userId: string, codes: readonly string[]): string[] =>
  codes.map((code) => digestOfRecoveryCode(userId, code));

const toState = (factor: ActiveSecondFactor | undefined): TwoFactorState => ({
  enabled: factor !== undefined,
  enabledAt: factor?.enabledAt.toISOString() ?? null,
  recoveryCodesLeft: factor?.recoveryCodes.length ?? 0,
});
