import { MAX_SAVED_REPLIES, type SavedReply, type SavedReplyInput } from '@atelier/contracts';
import { AuditTrail, currentActor, Transactions } from '@atelier/service-kit';
import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types, trusted } from 'mongoose';
import { BY_NAME, SAVED_REPLY, type StoredSavedReply } from './saved-reply.schema.js';

const toSavedReply = ({ _id, name, text, updatedAt, updatedBy }: StoredSavedReply): SavedReply => ({
  id: String(_id),
  name,
  text,
  updated_at: updatedAt.toISOString(),
  updated_by: updatedBy,
});

const toItem = ({ _id, name }: StoredSavedReply) => ({
  kind: 'saved-reply',
  id: String(_id),
  title: name,
  path: '/admin/contacts',
});

const getText = ({ name, text }: StoredSavedReply) => ({ name, text });

/** Texts that all who answer messages share. */
@Injectable()
export class SavedRepliesService {
  constructor(
    @InjectModel(SAVED_REPLY) private readonly replies: Model<StoredSavedReply>,
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
  ) {}

  /** By name. */
  async list(): Promise<SavedReply[]> {
    const found = await this.replies.find().sort({ name: 1 }).collation(BY_NAME).lean<StoredSavedReply[]>();
    return found.map(toSavedReply);
  }

  /** Throws 409 if the name is taken. */
  async create(input: SavedReplyInput): Promise<SavedReply> {
    return this.transactions.run(async () => {
      const _id = new Types.ObjectId();
      await this.requireFreeName(input.name, _id);
      if ((await this.replies.countDocuments()) >= MAX_SAVED_REPLIES)
        throw new ConflictException(`There can be at most ${MAX_SAVED_REPLIES} saved replies.`);
      const after = { _id, ...input, updatedAt: new Date(), updatedBy: currentActor().name };
      await this.replies.create([after]);
      await this.audit.record({ action: 'created', resource: 'contact', item: toItem(after), after: getText(after) });
      return toSavedReply(after);
    });
  }

  /** Throws 404, or 409 if the name is taken. */
  async replace(id: string, input: SavedReplyInput): Promise<SavedReply> {
    return this.transactions.run(async () => {
      const before = await this.replies.findById(id).lean<StoredSavedReply>();
      if (before === null) throw new NotFoundException('Saved reply not found');
      await this.requireFreeName(input.name, before._id);
      const after = { _id: before._id, ...input, updatedAt: new Date(), updatedBy: currentActor().name };
      const { _id, ...fields } = after;
      await this.replies.updateOne({ _id }, { $set: fields });
      await this.audit.record({
        action: 'updated',
        resource: 'contact',
        item: toItem(after),
        before: getText(before),
        after: getText(after),
      });
      return toSavedReply(after);
    });
  }

  async remove(id: string): Promise<void> {
    await this.transactions.run(async () => {
      const removed = await this.replies.findByIdAndDelete(id).lean<StoredSavedReply>();
      if (removed === null) throw new NotFoundException('Saved reply not found');
      await this.audit.record({
        action: 'deleted',
        resource: 'contact',
        item: toItem(removed),
        before: getText(removed),
      });
    });
  }

  private async requireFreeName(name: string, owner: Types.ObjectId): Promise<void> {
    const taken = await this.replies.exists({ name, _id: trusted({ $ne: owner }) }).collation(BY_NAME);
    if (taken !== null) throw new ConflictException(`There is already a saved reply named ${name}`);
  }
}
