import { AccessDenied, AuditTrail, type Viewer } from '@atelier/service-kit';
import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { Administration } from '../administration/administration.js';
import { auditedUser } from '../audit/audited.js';
import { ALL_RIGHTS_ROLE } from '../roles/role-record.js';
import { SecondFactors } from '../second-factors/second-factors.js';
import { UsersRepository } from '../users/users.repository.js';

/** Resets the second factor of users who have lost their phone and recovery codes. */
@Injectable()
export class TwoFactorReset {
  constructor(
    private readonly users: UsersRepository,
    private readonly factors: SecondFactors,
    private readonly administration: Administration,
    private readonly audit: AuditTrail,
  ) {}

  /** The owner gets a mail that follows the event. */
  byAdministrator(id: string, viewer: Viewer): Promise<void> {
    return this.administration.run(async () => {
      const actor = await this.administration.requireActor(viewer, 'users', 'write');
      if (actor.role !== ALL_RIGHTS_ROLE) throw new AccessDenied('Only a super admin can reset two-factor sign-in.');
      const user = await this.users.find(id);
      if (user === undefined) throw new NotFoundException('User not found');
      if (user.id === actor.id) throw new AccessDenied('Switch your own two-factor sign-in off under Security.');
      if (!(await this.factors.switchOff({ userId: user.id, actorId: actor.id, by: 'administrator' })))
        throw new ConflictException('Two-factor sign-in is not on.');
      await this.audit.record({ action: 'two_factor_disabled', resource: 'users', item: auditedUser(user) });
    });
  }
}
