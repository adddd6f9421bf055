import type { Credentials, SecondFactor } from '@atelier/contracts';
import { AuditTrail, AuthenticationRequired, LOGGER, Transactions } from '@atelier/service-kit';
import { type BeforeApplicationShutdown, Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { AttemptLimits } from '../attempts/attempt-limits.js';
import { auditedUser } from '../audit/audited.js';
import { KnownDevices } from '../known-devices/known-devices.js';
import { Challenges } from '../second-factors/challenges.js';
import { SecondFactors } from '../second-factors/second-factors.js';
import { PasswordHashing } from '../users/password-hashing.js';
import { asStoredEmail } from '../users/user.js';
import type { UserRecord } from '../users/user-record.js';
import { UsersRepository } from '../users/users.repository.js';
import type { Device } from './device.js';
import { type OpenedSession, SessionsService, type SessionTokens } from './sessions.service.js';

/** The result of a correct password. */
type SignIn = { kind: 'admitted'; tokens: SessionTokens } | { kind: 'challenged'; challenge: string };

const REFUSED = 'Invalid email or password';
const OVER = 'This sign-in took too long. Please sign in again.';

@Injectable()
export class SignInService implements BeforeApplicationShutdown {
  private readonly recordings = new Set<Promise<unknown>>();

  constructor(
    private readonly users: UsersRepository,
    private readonly hashing: PasswordHashing,
    private readonly sessions: SessionsService,
    private readonly factors: SecondFactors,
    private readonly challenges: Challenges,
    private readonly limits: AttemptLimits,
    private readonly knownDevices: KnownDevices,
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async beforeApplicationShutdown() {
    await Promise.all(this.recordings);
  }

  /** All failures get the same answer after the same work, so that nobody learns who has an account. */
  async begin({ email, password }: Credentials, device: Device, deviceSecret: string | undefined): Promise<SignIn> {
    const user = await this.users.findByEmail(email);
    const source = await this.knownDevices.getSource(user?.id, deviceSecret);
    const budget = { kind: 'password', account: asStoredEmail(email), source } as const;
    const isAdmitted = await this.limits.check(
      budget,
      async () => (await this.hashing.matches(user?.passwordHash, password)) && user?.suspended === false,
    );
    if (user === undefined || !isAdmitted) {
      this.recordRefusal(user, 'at the password');
      throw new AuthenticationRequired(REFUSED);
    }
    if ((await this.factors.findActive(user.id)) !== undefined)
      return { kind: 'challenged', challenge: await this.challenges.issue(user, device.userAgent) };
    const opened = await this.transactions.run(() => this.sessions.open(user, device));
    if (opened === undefined) throw new AuthenticationRequired(REFUSED);
    return { kind: 'admitted', tokens: await this.sessions.admit(opened) };
  }

  /** Consumes challenge and code, and creates the session, in one transaction. */
  async complete(
    { challenge, ...shown }: SecondFactor,
    device: Device,
    deviceSecret: string | undefined,
  ): Promise<SessionTokens> {
    const user = await this.challenged(challenge, device);
    const factor = await this.factors.findActive(user.id);
    if (factor === undefined) throw new AuthenticationRequired(OVER);
    const source = await this.knownDevices.getSource(user.id, deviceSecret);
    const right = await this.factors.check(factor, shown, source).catch((error: unknown) => {
      this.recordRefusal(user, 'at the second factor');
      throw error;
    });
    const opened = await this.transactions.run(async () => {
      if (!(await this.challenges.spend(challenge))) return undefined;
      await this.factors.spend(right);
      return this.sessions.open(user, device, new Date());
    });
    return this.requireOpened(opened);
  }

  private async challenged(challenge: string, { userAgent }: Device): Promise<UserRecord> {
    const userId = await this.challenges.findOwner(challenge);
    const user = userId === undefined ? undefined : await this.users.find(userId);
    const isGood = user !== undefined && (await this.challenges.isFor(challenge, user, userAgent));
    if (!isGood || user.suspended) throw new AuthenticationRequired(OVER);
    return user;
  }

  /** Runs in parallel with the answer, whose timing must not reveal who has an account; unknown addresses are not recorded. */
  private recordRefusal(user: UserRecord | undefined, note: string): void {
    if (user === undefined) return;
    const refusal = { action: 'sign_in_failed', resource: 'users', item: auditedUser(user), note } as const;
    const recording = this.transactions
      .run(() => this.audit.record(refusal))
      .catch((error: unknown) => this.logger.error({ err: error }, 'a refused sign-in could not be recorded'));
    this.recordings.add(recording);
    void recording.finally(() => this.recordings.delete(recording));
  }

  private requireOpened(opened: OpenedSession | undefined): Promise<SessionTokens> {
    if (opened === undefined) throw new AuthenticationRequired(OVER);
    return this.sessions.admit(opened);
  }
}
