import {
  type AuditedChange,
  type AuditTrail,
  currentActor,
  requireVersion,
  type Transactions,
} from '@atelier/service-kit';
import { ConflictException, NotFoundException } from '@nestjs/common';
import { type Model, Types, trusted } from 'mongoose';
import { BY_NAME, type StoredDefinition } from './definition.schema.js';

const PATH = '/admin/analytics';

interface Settings {
  /** What one is called in failures and in the activity log. */
  kind: string;
  max: number;
}

interface Named {
  name: string;
}

type Defined<Input extends Named> = Input & {
  id: string;
  version: number;
  updated_at: string;
  updated_by: string | null;
};

const getStamp = () => ({ updatedAt: new Date(), updatedBy: currentActor().name });

/** Named definitions of one kind. Each change is in the activity log. */
export abstract class Definitions<Input extends Named> {
  protected constructor(
    private readonly stored: Model<StoredDefinition>,
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
    private readonly settings: Settings,
  ) {}

  /** By name. */
  async list(): Promise<Defined<Input>[]> {
    const found = await this.stored.find().sort({ name: 1 }).collation(BY_NAME).lean<StoredDefinition[]>();
    return found.map((stored) => this.toDefined(stored));
  }

  /** Throws 409 if the name is taken, or there are too many. */
  async create({ name, ...fields }: Input): Promise<Defined<Input>> {
    return this.transactions.run(async () => {
      const after = { _id: new Types.ObjectId(), name, fields, version: 1, ...getStamp() };
      await this.requireFreeName(after);
      await this.requireRoom();
      await this.stored.create([after]);
      await this.record('created', after, { after });
      return this.toDefined(after);
    });
  }

  /** Throws 404, or 409 if the name is taken or someone else saved first. */
  async replace(id: string, { name, ...fields }: Input, expected?: number): Promise<Defined<Input>> {
    return this.transactions.run(async () => {
      const before = await this.find(id, expected);
      const after = { _id: before._id, name, fields, version: before.version + 1, ...getStamp() };
      await this.requireFreeName(after);
      const { _id, ...changed } = after;
      await this.stored.updateOne({ _id }, { $set: changed });
      await this.record('updated', after, { before, after });
      return this.toDefined(after);
    });
  }

  /** Throws 404, or 409 if someone else saved first. */
  async remove(id: string, expected?: number): Promise<void> {
    await this.transactions.run(async () => {
      const before = await this.find(id, expected);
      await this.stored.deleteOne({ _id: before._id });
      await this.record('deleted', before, { before });
    });
  }

  private toDefined({ _id, name, fields, version, updatedAt, updatedBy }: StoredDefinition): Defined<Input> {
    const stamp = { version, updated_at: updatedAt.toISOString(), updated_by: updatedBy };
    return { ...fields, id: String(_id), name, ...stamp } as Defined<Input>;
  }

  private async find(id: string, expected: number | undefined): Promise<StoredDefinition> {
    const found = await this.stored.findById(id).lean<StoredDefinition>();
    if (found === null) throw new NotFoundException(`This ${this.settings.kind} does not exist`);
    requireVersion(expected, found);
    return found;
  }

  private async requireFreeName({ _id, name }: StoredDefinition): Promise<void> {
    const taken = await this.stored.exists({ name, _id: trusted({ $ne: _id }) }).collation(BY_NAME);
    if (taken !== null) throw new ConflictException(`There is already a ${this.settings.kind} named ${name}`);
  }

  private async requireRoom(): Promise<void> {
    const { kind, max } = this.settings;
    if ((await this.stored.countDocuments()) >= max)
      throw new ConflictException(`There can be at most ${max} ${kind}s.`);
  }

  private record(
    action: AuditedChange['action'],
    { _id, name }: StoredDefinition,
    states: { before?: StoredDefinition; after?: StoredDefinition },
  ): Promise<void> {
    const { before, after } = states;
    return this.audit.record({
      action,
      resource: 'analytics',
      item: { kind: this.settings.kind, id: String(_id), title: name, path: PATH },
      before: before && { name: before.name, ...before.fields },
      after: after && { name: after.name, ...after.fields },
    });
  }
}
