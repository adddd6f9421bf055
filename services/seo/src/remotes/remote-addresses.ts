import type { channelMoved, ReadEventData } from '@atelier/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Schema, trusted } from 'mongoose';

/** The sitemap entries of a remote since a revision of the release set. */
export type RemoteState = Pick<ReadEventData<typeof channelMoved>, 'remote' | 'revision' | 'sitemap'>;

/** Pages of a remote for search engines. */
interface StoredAddresses {
  /** Name of the remote. */
  _id: string;
  /** Revision of the release set in which the remote's channel moved. */
  revision: number;
  paths: string[];
}

export const REMOTE_ADDRESSES = 'RemoteAddresses';
export const remoteAddressesSchema = new Schema<StoredAddresses>(
  { _id: String, revision: { type: Number, required: true }, paths: { type: [String], required: true } },
  { collection: 'remote_addresses', versionKey: false, strict: 'throw' },
);

/** The sitemap entries that the live versions of remotes declare. */
@Injectable()
export class RemoteAddresses {
  constructor(@InjectModel(REMOTE_ADDRESSES) private readonly remotes: Model<StoredAddresses>) {}

  /** Call inside a transaction. Returns whether anything changed: an older event does not undo a newer one. */
  async keep({ remote, revision = 0, sitemap = [] }: RemoteState): Promise<boolean> {
    const known = await this.remotes.findById(remote).lean<StoredAddresses>();
    if ((known?.revision ?? 0) >= revision) return false;
    await this.remotes.updateOne({ _id: remote }, { $set: { revision, paths: sitemap } }, { upsert: true });
    return (known?.paths ?? []).join() !== sitemap.join();
  }

  async list(): Promise<string[]> {
    const remotes = await this.remotes
      .find({ paths: trusted({ $ne: [] }) })
      .sort({ _id: 1 })
      .lean<StoredAddresses[]>();
    return remotes.flatMap(({ paths }) => paths);
  }
}
