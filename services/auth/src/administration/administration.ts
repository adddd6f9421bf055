import { type Action, API_KEY_ROLE, isAllowed, type Resource } from '@atelier/contracts';
import { AccessDenied, AuthenticationRequired, isDuplicateKey, Transactions, type Viewer } from '@atelier/service-kit';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { getKeyId } from '../api-keys/api-key.js';
import { ApiKeysRepository } from '../api-keys/api-keys.repository.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { getName } from '../users/user.js';
import type { Actor } from './actor.js';
import { TURN, type TurnFields } from './turn.schema.js';

const THE_ONE = 'administration';

/**
 * Serializes changes to staff, roles and keys over all processes: each sees the result of the previous one, so that two
 * administrators cannot remove each other at the same moment.
 */
@Injectable()
export class Administration implements OnModuleInit {
  constructor(
    @InjectModel(TURN) private readonly turns: Model<TurnFields>,
    private readonly sessions: SessionsService,
    private readonly keys: ApiKeysRepository,
    private readonly transactions: Transactions,
  ) {}

  async onModuleInit() {
    try {
      await this.turns.updateOne({ _id: THE_ONE }, { $setOnInsert: { number: 0 } }, { upsert: true });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }

  /** Runs a transaction. Its first write conflicts with any other running one, and the later of the two starts again. */
  run<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.transactions.run(async () => {
      await this.turns.updateOne({ _id: THE_ONE }, { $inc: { number: 1 } });
      return work();
    });
  }

  /** The viewer as currently stored, not as their token says. Throws 401 or 403 if the permission has been lost since. */
  async requireActor(viewer: Viewer, resource: Resource, action: Action): Promise<Actor> {
    const actor = viewer?.role === API_KEY_ROLE ? await this.key(viewer.sub) : await this.member(viewer);
    if (!isAllowed(actor, resource, action)) throw new AccessDenied();
    return actor;
  }

  private async member(viewer: Viewer): Promise<Actor> {
    const user = await this.sessions.currentUser(viewer);
    return { id: user.id, name: getName(user), role: user.role, permissions: user.permissions };
  }

  private async key(subject: string): Promise<Actor> {
    const key = await this.keys.find(getKeyId(subject));
    if (key === undefined) throw new AuthenticationRequired('The API key is not valid.');
    return {
      id: subject,
      name: key.name,
      role: API_KEY_ROLE,
      permissions: key.permissions,
      expiresAt: key.expiresAt,
    };
  }
}
