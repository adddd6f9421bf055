import { type PermissionMap, ROLE_PRESETS, ROLES } from '@atelier/contracts';
import { isDuplicateKey } from '@atelier/service-kit';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Schema } from 'mongoose';
import { isCustom, type RoleRecord } from './role-record.js';

export const ROLE = 'Role';
type RoleFields = Omit<RoleRecord, 'role'> & { _id: string };

export const roleSchema = new Schema<RoleFields>(
  {
    _id: { type: String, required: true },
    permissions: { type: Object, required: true },
    version: { type: Number, required: true },
    updatedAt: { type: Date, required: true },
    updatedBy: { type: String, default: null },
  },
  { collection: 'roles', versionKey: false, strict: 'throw', minimize: false },
);

const toRecord = ({ _id, ...fields }: RoleFields): RoleRecord => ({ role: _id, ...fields });

/** Presets by role; those of the built-in roles exist from the first start on. */
@Injectable()
export class RolesRepository implements OnModuleInit {
  constructor(@InjectModel(ROLE) private readonly roles: Model<RoleFields>) {}

  async onModuleInit() {
    for (const role of ROLES) await this.seed(role, ROLE_PRESETS[role]);
  }

  /** Built-in roles in the order of the contract, then the studio's own by name. */
  async all(): Promise<RoleRecord[]> {
    const found = (await this.roles.find().sort({ _id: 1 }).lean<RoleFields[]>()).map(toRecord);
    const builtIn = ROLES.flatMap((role) => found.filter((record) => record.role === role));
    return [...builtIn, ...found.filter(({ role }) => isCustom(role))];
  }

  async find(role: string): Promise<RoleRecord | undefined> {
    const found = await this.roles.findById(role).lean<RoleFields>();
    return found === null ? undefined : toRecord(found);
  }

  async create(role: string, permissions: PermissionMap, updatedBy: string): Promise<RoleRecord> {
    const [created] = await this.roles.create([
      { _id: role, permissions, version: 1, updatedAt: new Date(), updatedBy },
    ]);
    if (created === undefined) throw new Error('The database returned no role for the one that was written.');
    return toRecord(created.toObject());
  }

  async delete(role: string): Promise<void> {
    await this.roles.deleteOne({ _id: role });
  }

  async change({ role, version }: RoleRecord, permissions: PermissionMap, updatedBy: string): Promise<RoleRecord> {
    const next = { permissions, version: version + 1, updatedAt: new Date(), updatedBy };
    const changed = await this.roles
      .findOneAndUpdate({ _id: role }, { $set: next }, { returnDocument: 'after' })
      .orFail()
      .lean<RoleFields>();
    return toRecord(changed);
  }

  private async seed(role: string, permissions: PermissionMap): Promise<void> {
    const preset = { permissions, version: 1, updatedAt: new Date(), updatedBy: null };
    try {
      await this.roles.updateOne({ _id: role }, { $setOnInsert: preset }, { upsert: true });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }
}
