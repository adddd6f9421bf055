import { isAllowed, type Resource } from '@atelier/contracts';
import { Injectable } from '@nestjs/common';
import type { UserRecord } from '../users/user-record.js';
import { UsersRepository } from '../users/users.repository.js';

const PAGE_SIZE = 100;

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
    const staff = await this.active();
    return staff
      .filter((user) => reading === undefined || isAllowed(user, reading, 'read'))
      .map(toColleague)
      .sort((one, other) => one.name.localeCompare(other.name));
  }

  private async active(page = 1): Promise<UserRecord[]> {
    const { users, total } = await this.users.list({ status: 'active', page, limit: PAGE_SIZE });
    return page * PAGE_SIZE >= total ? users : [...users, ...(await this.active(page + 1))];
  }
}
