import { userChanged, userDeleted, userInvited, userJoined, userReinstated, userSuspended } from '@atelier/contracts';
import { Outbox } from '@atelier/service-kit';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../administration/actor.js';
import type { UserRecord } from '../users/user-record.js';
import type { StaffField } from './staff-change.js';

type Someone = Pick<UserRecord, 'id'>;

/** Publishes who did what to whom, by identifiers only; call inside the transaction that does it. */
@Injectable()
export class StaffEvents {
  constructor(private readonly outbox: Outbox) {}

  /** Returns the identifier of the event, which causes the mail. */
  async invited({ id, role }: Pick<UserRecord, 'id' | 'role'>, actor: Actor): Promise<string> {
    const event = await this.outbox.add(userInvited, id, { userId: id, actorId: actor.id, role });
    return event.id;
  }

  async joined({ id }: Someone) {
    await this.outbox.add(userJoined, id, { userId: id });
  }

  async changed({ id, suspended }: Pick<UserRecord, 'id' | 'suspended'>, fields: readonly StaffField[], actor: Actor) {
    const names = fields.filter((field) => field !== 'status');
    if (names.length > 0) await this.outbox.add(userChanged, id, { userId: id, actorId: actor.id, fields: names });
    if (!fields.includes('status')) return;
    await this.outbox.add(suspended ? userSuspended : userReinstated, id, { userId: id, actorId: actor.id });
  }

  async deleted({ id }: Someone, actor: Actor) {
    await this.outbox.add(userDeleted, id, { userId: id, actorId: actor.id });
  }
}
