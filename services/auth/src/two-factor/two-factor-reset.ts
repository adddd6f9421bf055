import { AccessDenied, AuditTrail, MailQueue, type Viewer } from '@atelier/service-kit';
import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { Administration } from '../administration/administration.js';
import { auditedUser } from '../audit/audited.js';
import { ALL_RIGHTS_ROLE } from '../roles/role-record.js';
import { SecondFactors } from '../second-factors/second-factors.js';
import { StudioCopy } from '../studio/studio-copy.js';
import { getName } from '../users/user.js';
import type { UserRecord } from '../users/user-record.js';
import { UsersRepository } from '../users/users.repository.js';
import { resetNotice } from './two-factor-notices.js';

/** Resets the second factor of users who have lost their phone and recovery codes. */
@Injectable()
export class TwoFactorReset {
  constructor(
    private readonly users: UsersRepository,
    private readonly factors: SecondFactors,
    private readonly administration: Administration,
    private readonly mails: MailQueue,
    private readonly audit: AuditTrail,
    private readonly studio: StudioCopy,
  ) {}

  /** Resets the second factor and writes event and mail in one transaction. */
  byAdministrator(id: string, viewer: Viewer): Promise<void> {
    return this.administration.run(async () => {
      const actor = await this.administration.requireActor(viewer, 'users', 'write');
      if (actor.role !== ALL_RIGHTS_ROLE) throw new AccessDenied('Only a super admin can reset two-factor sign-in.');
      const user = await this.users.find(id);
      if (user === undefined) throw new NotFoundException('User not found');
      if (user.id === actor.id) throw new AccessDenied('Switch your own two-factor sign-in off under Security.');
      const eventId = await this.factors.switchOff({ userId: user.id, actorId: actor.id, by: 'administrator' });
      if (eventId === undefined) throw new ConflictException('Two-factor sign-in is not on.');
      await this.audit.record({ action: 'two_factor_disabled', resource: 'users', item: auditedUser(user) });
      await this.mail(user, eventId);
    });
  }

  private async mail(user: UserRecord, causedBy: string): Promise<void> {
    await this.mails.add({
      to: { name: getName(user), address: user.email },
      ...resetNotice(user.firstName, await this.studio.senderIdentity()),
      causedBy,
      kind: 'two_factor_reset',
      about: user.id,
    });
  }
}
