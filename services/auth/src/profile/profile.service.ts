import type { ProfilePatch } from '@atelier/contracts';
import { InvalidInput, type Viewer } from '@atelier/service-kit';
import { Injectable } from '@nestjs/common';
import { SessionsService } from '../sessions/sessions.service.js';
import type { UserRecord } from '../users/user-record.js';
import { UsersRepository } from '../users/users.repository.js';

@Injectable()
export class ProfileService {
  constructor(
    private readonly users: UsersRepository,
    private readonly sessions: SessionsService,
  ) {}

  /** Tokens that are out keep the old name until they are renewed. */
  async update(viewer: Viewer, patch: ProfilePatch): Promise<UserRecord> {
    const user = await this.sessions.currentUser(viewer);
    const updated = await this.users.updateProfile(user.id, patch);
    if (updated === 'taken') throw new InvalidInput([{ field: 'email', message: 'Email is already in use' }]);
    return updated;
  }
}
