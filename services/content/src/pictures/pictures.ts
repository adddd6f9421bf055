import type { ShownPicture } from '@atelier/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { type Picture, stemAtAddress, toShown } from './picture.js';
import { PICTURE, type StoredPicture } from './picture.schema.js';

/** Facts about pictures, by the addresses that show them. */
export type PictureFacts = ReadonlyMap<string, ShownPicture>;

const NONE: PictureFacts = new Map();

const toPicture = ({ _id, ...fields }: StoredPicture): Picture => ({ ...fields, id: _id });

/** The files of the media service that items may show, as reported by its events. */
@Injectable()
export class Pictures {
  constructor(@InjectModel(PICTURE) private readonly pictures: Model<StoredPicture>) {}

  async find(id: string): Promise<Picture | undefined> {
    const found = await this.pictures.findById(id).lean<StoredPicture>();
    return found === null ? undefined : toPicture(found);
  }

  async keep({ id, ...fields }: Picture): Promise<void> {
    await this.pictures.updateOne({ _id: id }, { $set: fields }, { upsert: true });
  }

  async forget(id: string): Promise<void> {
    await this.pictures.deleteOne({ _id: id });
  }

  /** Finds the pictures at these addresses; leaves out unknown ones. */
  async at(addresses: readonly string[]): Promise<PictureFacts> {
    const own = [...new Set(addresses)].flatMap((address) => {
      const stem = stemAtAddress(address);
      return stem === undefined ? [] : [{ address, stem }];
    });
    if (own.length === 0) return NONE;
    const known = await this.withStems(own.map(({ stem }) => stem));
    return new Map(
      own.flatMap(({ address, stem }) => {
        const picture = known.find(({ stems }) => stems.includes(stem));
        return picture === undefined ? [] : [[address, toShown(picture)] as const];
      }),
    );
  }

  /** Finds the pictures with these paths without extension; leaves out unknown ones. */
  async withStems(stems: readonly string[]): Promise<Picture[]> {
    const found = await this.pictures.find({ stems: trusted({ $in: [...stems] }) }).lean<StoredPicture[]>();
    return found.map(toPicture);
  }
}
