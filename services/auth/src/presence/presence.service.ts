import type { PresenceReport, PresentColleague } from '@atelier/contracts';
import { isDuplicateKey, requirePermission, type Viewer } from '@atelier/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { SessionsService } from '../sessions/sessions.service.js';
import { toColleague } from '../staff/colleagues.service.js';
import { PRESENCE, PRESENCE_LIFETIME_MS, type PresenceFields } from './presence.schema.js';

/** Which staff are at an item, so that two people do not answer or edit the same thing unnoticed. */
@Injectable()
export class PresenceService {
  constructor(
    @InjectModel(PRESENCE) private readonly presences: Model<PresenceFields>,
    private readonly sessions: SessionsService,
  ) {}

  /** Records the viewer's report. Returns the other staff at the item. */
  async report(viewer: Viewer, { resource, itemId, activity }: PresenceReport): Promise<PresentColleague[]> {
    requirePermission(viewer, [resource], 'read');
    const { id: userId, name } = toColleague(await this.sessions.currentUser(viewer));
    const item = `${resource}:${itemId}`;
    const _id = `${item}:${userId}`;
    if (activity === null) await this.presences.deleteOne({ _id });
    else await this.record({ _id, item, userId, name, activity, seenAt: new Date() });
    return this.listOthers(item, userId);
  }

  private async record({ _id, ...presence }: PresenceFields): Promise<void> {
    const write = () => this.presences.updateOne({ _id }, { $set: presence }, { upsert: true });
    await write().catch((error: unknown) => {
      // Two tabs made the first report at the same time; the record exists now.
      if (!isDuplicateKey(error)) throw error;
      return write();
    });
  }

  private async listOthers(item: string, userId: string): Promise<PresentColleague[]> {
    const seenAt = trusted({ $gt: new Date(Date.now() - PRESENCE_LIFETIME_MS) });
    const others = await this.presences
      .find({ item, userId: trusted({ $ne: userId }), seenAt })
      .sort({ name: 1 })
      .lean();
    return others.map(({ userId: id, name, activity }) => ({ id, name, activity }));
  }
}
