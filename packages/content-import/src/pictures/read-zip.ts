import { BlobReader, configure, ZipReader } from '@zip.js/zip.js';
import { UnreadableExport } from '../foreign-site.js';
import { isPicturePath, MAX_PICTURE_BYTES, MAX_PICTURES, type PictureFile } from './picture-file.js';

const UNREADABLE = 'The archive cannot be read. It must be a ZIP file without a password.';
const MAX_ENTRIES = 100_000;

// Workers would need a file of their own, which the site’s content security policy does not know.
configure({ useWebWorkers: false });

/** Ends an entry that unpacks to more than it said, or than a picture may have. */
class BoundedBlob {
  private readonly parts: Uint8Array<ArrayBuffer>[] = [];
  private bytes = 0;
  readonly writable: WritableStream<Uint8Array<ArrayBuffer>>;

  constructor(maxBytes: number) {
    this.writable = new WritableStream({
      write: (part) => {
        this.bytes += part.byteLength;
        if (this.bytes > maxBytes) throw new UnreadableExport('A picture in the archive is larger than it says.');
        this.parts.push(part);
      },
    });
  }

  toBlob(): Blob {
    return new Blob(this.parts);
  }
}

/** The pictures in a ZIP file. Nothing is unpacked before it is read. Throws UnreadableExport. */
export const readZip = async (archive: Blob): Promise<PictureFile[]> => {
  const pictures: PictureFile[] = [];
  let entries = 0;
  try {
    for await (const entry of new ZipReader(new BlobReader(archive)).getEntriesGenerator()) {
      entries += 1;
      if (entries > MAX_ENTRIES || pictures.length > MAX_PICTURES)
        throw new UnreadableExport(`The archive has more than ${MAX_PICTURES} pictures.`);
      const { directory, encrypted, filename, uncompressedSize } = entry;
      if (directory || encrypted || uncompressedSize > MAX_PICTURE_BYTES || !isPicturePath(filename)) continue;
      const read = async () => {
        const target = new BoundedBlob(uncompressedSize);
        await entry.getData(target.writable);
        return target.toBlob();
      };
      pictures.push({ path: filename, bytes: uncompressedSize, read });
    }
    return pictures;
  } catch (error) {
    throw error instanceof UnreadableExport ? error : new UnreadableExport(UNREADABLE, { cause: error });
  }
};
