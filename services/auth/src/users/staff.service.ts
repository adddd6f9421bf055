import { ROLE_PRESETS, type Role } from '@atelier/contracts';
import { Injectable } from '@nestjs/common';
import { NewPasswords } from './new-passwords.js';
import { PasswordHashing } from './password-hashing.js';
import { readablePassword } from './readable-password.js';
import type { NewUser } from './user.js';
import { UsersRepository } from './users.repository.js';

/** A new staff member with a password in plain text. */
export interface NewMember {
  email: string;
  firstName: string;
  lastName: string;
  role: Role;
  password: string;
}

@Injectable()
export class StaffService {
  constructor(
    private readonly users: UsersRepository,
    private readonly hashing: PasswordHashing,
    private readonly newPasswords: NewPasswords,
  ) {}

  /** Returns false if the e-mail is taken. */
  async add(member: NewMember): Promise<boolean> {
    if ((await this.users.findByEmail(member.email)) !== undefined) return false;
    return (await this.users.insert(await this.newUser(member))) !== undefined;
  }

  async ensureAdministrator(email: string, password?: string) {
    if (!(await this.users.isEmpty())) return this.knownAdministrator(email);
    const chosen = password ?? readablePassword();
    await this.newPasswords.require(chosen, { email }, 'password');
    const administrator = await this.newUser({
      email,
      firstName: 'Studio',
      lastName: 'Administrator',
      role: 'super_admin',
      password: chosen,
    });
    const created = await this.users.insertFirst(administrator);
    if (created === undefined) return this.knownAdministrator(email);
    return { created: true, email: created.email, ...(password === undefined ? { password: chosen } : {}) };
  }

  private async knownAdministrator(email: string) {
    const administrator = await this.users.firstOfRole('super_admin');
    return { created: false, email: administrator?.email ?? email };
  }

  private async newUser({ password, ...member }: NewMember): Promise<NewUser> {
    const passwordHash = await this.hashing.hash(password);
    return { ...member, permissions: ROLE_PRESETS[member.role], passwordHash };
  }
}
