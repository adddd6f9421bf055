import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { CANARY, type Canary, type CanaryFields } from './canary.schema.js';

const toCanary = ({ _id, ...canary }: CanaryFields): Canary => canary;

@Injectable()
export class CanariesRepository {
  constructor(@InjectModel(CANARY) private readonly canaries: Model<CanaryFields>) {}

  async find(remote: string): Promise<Canary | undefined> {
    const found = await this.canaries.findById(remote).lean<CanaryFields>();
    return found === null ? undefined : toCanary(found);
  }

  async all(): Promise<Canary[]> {
    return (await this.canaries.find().lean<CanaryFields[]>()).map(toCanary);
  }

  async put(canary: Canary): Promise<void> {
    await this.canaries.updateOne({ _id: canary.remote }, { $set: canary }, { upsert: true });
  }

  /** Returns false if none was running. */
  async remove(remote: string): Promise<boolean> {
    return (await this.canaries.deleteOne({ _id: remote })).deletedCount > 0;
  }
}
