import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import type { ApiKeyRecord } from './api-key.js';
import { API_KEY, type ApiKeyFields } from './api-key.schema.js';
import { ApiKeysRepository } from './api-keys.repository.js';

type Lean = ApiKeyFields & { _id: Types.ObjectId };

@Injectable()
export class MongoApiKeysRepository extends ApiKeysRepository implements OnModuleInit {
  constructor(@InjectModel(API_KEY) private readonly keys: Model<ApiKeyFields>) {
    super();
  }

  /** The unique indexes stand before the first key is written. */
  async onModuleInit() {
    await this.keys.init();
  }

  async findByDigest(digest: string): Promise<ApiKeyRecord | undefined> {
    const found = await this.keys.findOne({ digest }).lean<Lean>();
    if (found === null) return undefined;
    const { _id, ...key } = found;
    return { id: String(_id), ...key };
  }

  async put({ name, ...key }: Pick<ApiKeyRecord, 'name' | 'digest' | 'permissions'>): Promise<void> {
    await this.keys.updateOne({ name }, { $set: key, $setOnInsert: { createdAt: new Date() } }, { upsert: true });
  }
}
