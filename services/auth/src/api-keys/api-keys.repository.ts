import { isDuplicateKey } from '@atelier/service-kit';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { isValidObjectId, type Model, Schema, type Types, trusted } from 'mongoose';
import type { ApiKeyRecord } from './api-key.js';

export const API_KEY = 'ApiKey';
type ApiKeyFields = Omit<ApiKeyRecord, 'id'>;

export const apiKeySchema = new Schema<ApiKeyFields>(
  {
    name: { type: String, required: true },
    digest: { type: String, required: true },
    permissions: { type: Object, required: true },
    remotes: { type: [String], default: [] },
    releaseVerbs: { type: [String], default: [] },
    signingKey: { type: String, default: null },
    createdAt: { type: Date, required: true },
    createdBy: { type: String, default: null },
    expiresAt: { type: Date, default: null },
    lastUsedAt: { type: Date, default: null },
  },
  { collection: 'api_keys', versionKey: false, strict: 'throw', minimize: false },
);

apiKeySchema.index({ name: 1 }, { unique: true });
apiKeySchema.index({ digest: 1 }, { unique: true });

type NewApiKeyRecord = Pick<
  ApiKeyRecord,
  'name' | 'digest' | 'permissions' | 'remotes' | 'releaseVerbs' | 'signingKey' | 'createdBy' | 'expiresAt'
>;

type Lean = ApiKeyFields & { _id: Types.ObjectId };

/** Fields missing in keys of earlier versions. */
const EARLIER = { remotes: [], releaseVerbs: [], signingKey: null, createdBy: null, expiresAt: null, lastUsedAt: null };

const toRecord = ({ _id, ...key }: Lean): ApiKeyRecord => ({ id: String(_id), ...EARLIER, ...key });

/** API keys by ID, name and digest. */
@Injectable()
export class ApiKeysRepository implements OnModuleInit {
  constructor(@InjectModel(API_KEY) private readonly keys: Model<ApiKeyFields>) {}

  /** Builds the unique indexes before the first write. */
  async onModuleInit() {
    await this.keys.init();
  }

  async find(id: string): Promise<ApiKeyRecord | undefined> {
    if (!isValidObjectId(id)) return undefined;
    const found = await this.keys.findById(id).lean<Lean>();
    return found === null ? undefined : toRecord(found);
  }

  async findByDigest(digest: string): Promise<ApiKeyRecord | undefined> {
    const found = await this.keys.findOne({ digest }).lean<Lean>();
    return found === null ? undefined : toRecord(found);
  }

  /** Sorted by name. */
  async all(): Promise<ApiKeyRecord[]> {
    return (await this.keys.find().sort({ name: 1 }).lean<Lean[]>()).map(toRecord);
  }

  /** Returns undefined if the name is taken. */
  async insert(key: NewApiKeyRecord): Promise<ApiKeyRecord | undefined> {
    try {
      const [created] = await this.keys.create([{ ...key, createdAt: new Date() }]);
      return created === undefined ? undefined : toRecord(created.toObject() as Lean);
    } catch (error) {
      if (isDuplicateKey(error)) return undefined;
      throw error;
    }
  }

  /** Creates the key with this name, or replaces its secret and permissions. */
  async put({
    name,
    ...key
  }: Pick<ApiKeyRecord, 'name' | 'digest' | 'permissions' | 'remotes' | 'signingKey'>): Promise<void> {
    await this.keys.updateOne({ name }, { $set: key, $setOnInsert: { createdAt: new Date() } }, { upsert: true });
  }

  async recordUse(id: string, hour: Date, signingKey: string): Promise<void> {
    const isNew = { _id: id, lastUsedAt: trusted({ $ne: hour }) };
    await this.keys.updateOne(isNew, { $set: { lastUsedAt: hour, signingKey } });
  }

  async delete(id: string): Promise<void> {
    await this.keys.deleteOne({ _id: id });
  }
}
