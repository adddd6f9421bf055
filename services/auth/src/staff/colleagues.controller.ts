import { type ColleagueQuery, colleagueQuery, isAllowed } from '@atelier/contracts';
import { Operation } from '@atelier/service-kit';
import { Controller, Query } from '@nestjs/common';
import type { UserRecord } from '../users/user-record.js';
import { UsersRepository } from '../users/users.repository.js';

const PAGE_SIZE = 100;

/** Names alone, for everyone of the staff: whom work can be given to. */
@Controller()
export class ColleaguesController {
  constructor(private readonly users: UsersRepository) {}

  @Operation('GET /auth/colleagues')
  async list(@Query({ schema: colleagueQuery }) { reading }: ColleagueQuery) {
    const colleagues = (await this.active()).filter(
      (user) => reading === undefined || isAllowed(user, reading, 'read'),
    );
    const data = colleagues.map(({ id, firstName, lastName, email }) => ({
      id,
      name: `${firstName} ${lastName}`.trim() || email,
    }));
    return { success: true, data: data.sort((one, other) => one.name.localeCompare(other.name)) };
  }

  private async active(page = 1): Promise<UserRecord[]> {
    const { users, total } = await this.users.list({ status: 'active', page, limit: PAGE_SIZE });
    return page * PAGE_SIZE >= total ? users : [...users, ...(await this.active(page + 1))];
  }
}
