import { isAllowed, type Resource } from '@atelier/contracts';
import { Injectable } from '@nestjs/common';
import type { UserRecord } from '../users/user-record.js';
import { UsersRepository } from '../users/users.repository.js';

/** A colleague to whom work can be assigned. */
export interface Colleague {
  id: string;
  name: string;
}

export const toColleague = ({ id, firstName, lastName, email }: UserRecord): Colleague => ({
  id,
  name: `${firstName} ${lastName}`.trim() || email,
});

@Injectable()
export class ColleaguesService {
  constructor(private readonly users: UsersRepository) {}

  /** Active staff by name; if a resource is given, only those who may read it. */
  async list(reading: Resource | undefined): Promise<Colleague[]> {
    const staff = await this.users.active();
    return staff
      .filter((user) => reading === undefined || isAllowed(user, reading, 'read'))
      .map(toColleague)
      .sort((one, other) => one.name.localeCompare(other.name));
  }
}
