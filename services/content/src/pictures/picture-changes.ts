import type {
  EventDefinition,
  fileDescribed,
  fileRemoved,
  fileReplaced,
  fileStored,
  fileVariantsMade,
  KnownPicture,
} from '@atelier/contracts';
import { Injectable } from '@nestjs/common';
import type * as z from 'zod';
import { blurBehind, getStem, isVersion, type Picture } from './picture.js';
import { PictureUses } from './picture-uses.js';
import { Pictures } from './pictures.js';

type Told<Definition extends EventDefinition<string, z.ZodType>> = z.output<Definition['data']>;

const NOT_SKETCHED = { width: null, height: null, blur: null };
const UNDESCRIBED = { alt: '', focalPoint: null, version: 0 };

const atPath = (id: string, path: string): Picture => ({ id, stems: [getStem(path)], ...NOT_SKETCHED, ...UNDESCRIBED });

/**
 * Applies changes of pictures, each inside a transaction. Events of one file may arrive out of order: descriptive fields are
 * resolved by version, image data by path.
 */
@Injectable()
export class PictureChanges {
  constructor(
    private readonly pictures: Pictures,
    private readonly items: PictureUses,
  ) {}

  /** No item shows the file before it exists, so no item needs to be published again. */
  async stored({ id, path, width, height, blur }: Told<typeof fileStored>): Promise<void> {
    if (isVersion(path) || (await this.pictures.find(id)) !== undefined) return;
    await this.pictures.keep({ ...atPath(id, path), width, height, blur });
  }

  async variantsMade({ id, path, width, height, blur, variants }: Told<typeof fileVariantsMade>): Promise<void> {
    const known = (await this.pictures.find(id)) ?? atPath(id, path);
    if (known.stems[0] !== getStem(path)) return;
    await this.keep({ ...known, width, height, blur: blurBehind(blur, variants) });
  }

  async described({ id, path, alt, focalPoint, version }: Told<typeof fileDescribed>): Promise<void> {
    const known = (await this.pictures.find(id)) ?? atPath(id, path);
    if (version > known.version) await this.keep({ ...known, alt, focalPoint, version });
  }

  async replaced(data: Told<typeof fileReplaced>): Promise<void> {
    const { id, path, earlierPath, alt, focalPoint, version } = data;
    const known = (await this.pictures.find(id)) ?? atPath(id, earlierPath);
    const stem = getStem(path);
    const isOlder = version < known.version;
    const sketch = known.stems[0] === stem || isOlder ? {} : NOT_SKETCHED;
    const stems = isOlder ? [...known.stems, stem] : [stem, ...known.stems];
    const said = isOlder ? {} : { alt, focalPoint, version };
    await this.pictures.keep({ ...known, ...sketch, ...said, stems: [...new Set(stems)] });
    await this.items.follow(getStem(earlierPath), `/media/${path}`);
  }

  async removed({ id }: Told<typeof fileRemoved>): Promise<void> {
    await this.pictures.forget(id);
  }

  /** Stores the media service's answer about a file whose events are no longer retained. */
  async learned(file: KnownPicture): Promise<void> {
    const { id, path, stems, width, height, blur, variants, alt, focalPoint, version } = file;
    if (isVersion(path) || (await this.pictures.find(id)) !== undefined) return;
    await this.keep({ id, stems, width, height, blur: blurBehind(blur, variants), alt, focalPoint, version });
  }

  private async keep(picture: Picture): Promise<void> {
    await this.pictures.keep(picture);
    await this.items.tell(picture.stems);
  }
}
