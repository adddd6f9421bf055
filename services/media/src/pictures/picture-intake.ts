import { readFile, writeFile } from 'node:fs/promises';
import {
  type ImageType,
  isPicture,
  LIBRARY_SORTS,
  type MediaType,
  sortOfFile,
  type TypefaceFacts,
  uploadRefusal,
} from '@atelier/contracts';
import { InvalidInput, type UploadedFile } from '@atelier/service-kit';
import { Injectable } from '@nestjs/common';
import type { Metadata, Sharp } from 'sharp';
import { blankMetadata } from '../clips/blank-metadata.js';
import { readTypeface } from '../typefaces/read-typeface.js';
import { harmlessDrawing, sizeOfDrawing } from './drawing.js';
import { MAX_PIXELS, PictureEngine, READING } from './picture-engine.js';

/** A picture that is safe to store: parsed, within limits, and without private metadata; or another file as it was sent. */
export interface AcceptedFile<Type extends MediaType = MediaType> {
  file: string;
  /** The sender's name for it. */
  name?: string;
  contentType: Type;
  bytes: number;
  width: number | null;
  height: number | null;
  /**
   * Whether smaller versions can be created: not for drawings and files other than pictures, which need none, nor for
   * animations, which would lose their motion.
   */
  isScalable: boolean;
  /** Measures, if it is a typeface. */
  typeface?: TypefaceFacts | null;
}
export type Picture = AcceptedFile<ImageType>;

/** Settings that keep the quality of a rewritten picture. */
const REWRITTEN: Partial<Record<ImageType, (picture: Sharp, isPalette: boolean) => Sharp>> = {
  'image/jpeg': (picture) => picture.jpeg({ quality: 92 }),
  'image/png': (picture, isPalette) => picture.png({ palette: isPalette }),
  'image/webp': (picture) => picture.webp({ quality: 92 }),
  'image/gif': (picture) => picture.gif(),
  'image/avif': (picture) => picture.avif({ quality: 75, effort: 2 }),
};

const refuse = ({ field }: Pick<UploadedFile, 'field'>, message: string, status: 413 | 415): never => {
  throw new InvalidInput([{ field, message }], message, undefined, status);
};

/** Refuses a file of another type, or one that only begins like a picture. */
export const refuseType = (arrived: Pick<UploadedFile, 'field'>, types: readonly string[]): never =>
  refuse(arrived, uploadRefusal.wrongType(types), 415);

const LONGEST_NAME = 120;

/** The last segment of the sender's file name, since some programs include folders. */
export const getName = ({ filename }: Pick<UploadedFile, 'filename'>, nameless = 'picture'): string =>
  (filename.split(/[\\/]/).at(-1) ?? '').trim().slice(0, LONGEST_NAME) || nameless;

/** Pixels of all frames. */
const pixelsIn = ({ width, height, pages = 1 }: Metadata): number => width * height * pages;

@Injectable()
export class PictureIntake {
  constructor(private readonly engine: PictureEngine) {}

  /**
   * Rewrites the picture without location, camera and comment metadata, and without trailing bytes that another program could
   * read. Throws 415 if the file is not a picture after its first bytes, 413 if it would decode to too many pixels.
   */
  async admit(arrived: UploadedFile, types: readonly string[]): Promise<Picture> {
    if (arrived.contentType === 'image/svg+xml') return (await this.drawing(arrived)) ?? refuseType(arrived, types);
    const facts = await this.inspect(arrived, types);
    const rewritten = await this.rewrite(arrived, facts);
    return rewritten === undefined ? refuseType(arrived, types) : { ...arrived, name: getName(arrived), ...rewritten };
  }

  /** A file for the library. Pictures are rewritten, and clips lose their metadata; documents are downloaded as they are. */
  async admitToLibrary(arrived: UploadedFile<MediaType>): Promise<AcceptedFile> {
    const { contentType, file, bytes } = arrived;
    const sort = sortOfFile(contentType);
    const { maxBytes, types } = LIBRARY_SORTS[sort];
    if (bytes > maxBytes) return refuse(arrived, uploadRefusal.tooLarge(maxBytes), 413);
    if (isPicture(contentType)) return this.admit({ ...arrived, contentType }, types);
    const typeface = sort === 'typeface' ? await readTypeface(await readFile(file)) : null;
    if (typeface === undefined) return refuseType(arrived, types);
    return {
      contentType,
      file: contentType === 'video/mp4' ? await this.withoutMetadata(file) : file,
      bytes,
      name: getName(arrived, sort),
      typeface,
      width: null,
      height: null,
      isScalable: false,
    };
  }

  /** Reads the header of a raster picture, if it is readable. */
  async inspect(arrived: UploadedFile, types: readonly string[]): Promise<Metadata> {
    const facts = await this.read(arrived.file);
    if (facts === undefined) return refuseType(arrived, types);
    return pixelsIn(facts) > MAX_PIXELS ? refuse(arrived, uploadRefusal.tooManyPixels, 413) : facts;
  }

  private async withoutMetadata(file: string): Promise<string> {
    const clip = await readFile(file);
    blankMetadata(clip);
    const output = `${file}.blanked`;
    await writeFile(output, clip);
    return output;
  }

  private async drawing(arrived: UploadedFile): Promise<Picture | undefined> {
    const file = `${arrived.file}.harmless`;
    const xml = await harmlessDrawing(await readFile(arrived.file, 'utf8'));
    if (xml === undefined) return undefined;
    await writeFile(file, xml);
    const { contentType } = arrived;
    const bytes = Buffer.byteLength(xml);
    return { contentType, name: getName(arrived), file, bytes, ...sizeOfDrawing(xml), isScalable: false };
  }

  private read(file: string): Promise<Metadata | undefined> {
    return this.engine.use((engine) =>
      engine(file, { ...READING, limitInputPixels: false })
        .metadata()
        .catch(() => undefined),
    );
  }

  private rewrite({ file, contentType }: UploadedFile, { pages = 1, isPalette = false }: Metadata) {
    const output = `${file}.rewritten`;
    return this.engine
      .use(async (engine) => {
        const picture = engine(file, { ...READING, animated: pages > 1 }).autoOrient();
        const encoded = REWRITTEN[contentType]?.(picture, isPalette) ?? picture;
        const { width, height, pageHeight = height, size } = await encoded.toFile(output);
        return { file: output, bytes: size, width, height: pageHeight, isScalable: pages === 1 };
      })
      .catch(() => undefined);
  }
}
