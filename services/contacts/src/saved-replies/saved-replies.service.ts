import { MAX_SAVED_REPLIES, type SavedReply, type SavedReplyInput } from '@atelier/contracts';
import { AuditTrail, currentActor, requireVersion, Transactions } from '@atelier/service-kit';
import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types, trusted } from 'mongoose';
import { BY_NAME, SAVED_REPLY, type StoredSavedReply } from './saved-reply.schema.js';

const toSavedReply = ({ _id, name, text, version = 0, updatedAt, updatedBy }: StoredSavedReply): SavedReply => ({
  id: String(_id),
  name,
  text,
  version,
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

const getStamp = () => ({ updatedAt: new Date(), updatedBy: currentActor().name });

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
      const after = { _id, ...input, version: 1, ...getStamp() };
      await this.replies.create([after]);
      await this.audit.record({ action: 'created', resource: 'contact', item: toItem(after), after: getText(after) });
      return toSavedReply(after);
    });
  }

  /** Throws 404, or 409 if the name is taken or someone else saved first. */
  async replace(id: string, input: SavedReplyInput, expected?: number): Promise<SavedReply> {
    return this.transactions.run(async () => {
      const before = await this.find(id, expected);
      await this.requireFreeName(input.name, before._id);
      const after = { _id: before._id, ...input, version: before.version + 1, ...getStamp() };
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

  /** Throws 404, or 409 if someone else saved first. */
  async remove(id: string, expected?: number): Promise<void> {
    await this.transactions.run(async () => {
      const removed = await this.find(id, expected);
      await this.replies.deleteOne({ _id: removed._id });
      await this.audit.record({
        action: 'deleted',
        resource: 'contact',
        item: toItem(removed),
        before: getText(removed),
      });
    });
  }

  private async find(id: string, expected?: number) {
    const found = await this.replies.findById(id).lean<StoredSavedReply>();
    if (found === null) throw new NotFoundException('Saved reply not found');
    const reply = { version: 0, ...found };
    requireVersion(expected, reply);
    return reply;
  }

  private async requireFreeName(name: string, owner: Types.ObjectId): Promise<void> {
    const taken = await this.replies.exists({ name, _id: trusted({ $ne: owner }) }).collation(BY_NAME);
    if (taken !== null) throw new ConflictException(`There is already a saved reply named ${name}`);
  }
}
