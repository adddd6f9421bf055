import { ObjectStorage } from '@atelier/service-kit';
import { Injectable } from '@nestjs/common';
import { type FileRecord, getObjectPath, getOriginals, objectPathsOfStems } from '../files/file.js';
import { LibraryRepository } from './library.repository.js';

/** The site reads objects directly from the storage, so a new file must also be stored under the former paths. */
@Injectable()
export class EarlierPaths {
  constructor(
    private readonly library: LibraryRepository,
    private readonly storage: ObjectStorage,
  ) {}

  /** Repeated for a file that was replaced meanwhile: what arrives last under a path must be the latest. */
  async follow(id: string): Promise<void> {
    for (let shown: string | undefined; ; ) {
      const file = await this.library.find(id);
      if (file === undefined || file.path === shown) return;
      await this.show(file);
      shown = file.path;
    }
  }

  private async show({ path, stems }: FileRecord): Promise<void> {
    const earlier = stems.slice(1);
    const originals = new Set(earlier.flatMap(getOriginals).map(getObjectPath));
    for (const object of objectPathsOfStems(earlier)) {
      if (object === getObjectPath(path) || (await this.storage.stat(object)) === undefined) continue;
      if (originals.has(object)) await this.copy(getObjectPath(path), object);
      else await this.storage.remove(object);
    }
  }

  private async copy(from: string, to: string): Promise<void> {
    const object = await this.storage.get(from);
    if (object !== undefined) await this.storage.put(to, object.body, object.contentType);
  }
}
