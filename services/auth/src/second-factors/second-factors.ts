import { type EventData, recoveryCodeUsed, twoFactorDisabled } from '@atelier/contracts';
import { Outbox } from '@atelier/service-kit';
import { Injectable } from '@nestjs/common';
import { AttemptLimits } from '../attempts/attempt-limits.js';
import { newAuthenticatorSecret, stepOfCode } from './authenticator.js';
import { BoxKeys } from './box-keys.js';
import { digestOfRecoveryCode } from './recovery-codes.js';
import { type ActiveSecondFactor, isActive } from './second-factor-record.js';
import { SecondFactorsRepository } from './second-factors.repository.js';
import { WrongCode } from './wrong-code.js';

/** The code that a user enters in addition to their password. */
interface PresentedCode {
  code?: string | undefined;
  recoveryCode?: string | undefined;
}

/** A correct code that has not been spent yet. */
type RightCode = { kind: 'step'; userId: string; step: number } | { kind: 'recovery'; userId: string; digest: string };

/** Checks codes of an account. */
@Injectable()
export class SecondFactors {
  /** If no secret can be opened, the same work is done on this one. */
  private readonly decoy = newAuthenticatorSecret();

  constructor(
    private readonly factors: SecondFactorsRepository,
    private readonly keys: BoxKeys,
    private readonly limits: AttemptLimits,
    private readonly outbox: Outbox,
  ) {}

  async findActive(userId: string): Promise<ActiveSecondFactor | undefined> {
    const record = await this.factors.find(userId);
    return isActive(record) ? record : undefined;
  }

  /** `source` is where the guess counts. Throws 400 for a wrong code, 429 when the budget is spent. */
  async check(factor: ActiveSecondFactor, shown: PresentedCode, source: string): Promise<RightCode> {
    const budget = { kind: 'code', account: factor.userId, source } as const;
    const right = await this.limits.check(budget, () => this.rightCode(factor, shown, new Date()));
    if (right === undefined) throw new WrongCode(shown);
    return right;
  }

  /** Call inside the transaction of the action; throws as for a wrong code if the code was already used. */
  async spend(right: RightCode): Promise<void> {
    const { userId } = right;
    const isSpent =
      right.kind === 'step'
        ? await this.factors.spendStep(userId, right.step)
        : await this.factors.spendRecoveryCode(userId, right.digest);
    if (!isSpent) throw new WrongCode(right.kind === 'step' ? { code: '' } : { recoveryCode: '' });
    if (right.kind === 'recovery') await this.reportRecovery(userId);
    await this.resealSecret(userId);
  }

  /** Call inside a transaction. Returns false if there is nothing to switch off. */
  async switchOff(data: EventData<typeof twoFactorDisabled>): Promise<boolean> {
    if (!(await this.factors.remove(data.userId))) return false;
    await this.outbox.add(twoFactorDisabled, data.userId, data);
    return true;
  }

  private rightCode(
    factor: ActiveSecondFactor,
    { code, recoveryCode = '' }: PresentedCode,
    now: Date,
  ): RightCode | undefined {
    const { userId } = factor;
    const secret = this.keys.open(factor.secret, userId);
    const step = stepOfCode(secret ?? this.decoy, code ?? '', now);
    const digest = digestOfRecoveryCode(userId, recoveryCode);
    if (code === undefined)
      return factor.recoveryCodes.includes(digest) ? { kind: 'recovery', userId, digest } : undefined;
    const isFresh = secret !== undefined && step !== undefined && step > factor.lastStep;
    return isFresh ? { kind: 'step', userId, step } : undefined;
  }

  private async reportRecovery(userId: string): Promise<void> {
    const left = (await this.findActive(userId))?.recoveryCodes.length ?? 0;
    await this.outbox.add(recoveryCodeUsed, userId, { userId, left });
  }

  /** Seals a secret again with the current key when its owner uses it. */
  private async resealSecret(userId: string): Promise<void> {
    const factor = await this.findActive(userId);
    if (factor === undefined || this.keys.isCurrent(factor.secret)) return;
    const secret = this.keys.open(factor.secret, userId);
    if (secret !== undefined) await this.factors.replaceSecret(userId, this.keys.seal(secret, userId));
  }
}
