import { Inject, Injectable } from '@nestjs/common';
import { FilesRepository } from '../files/files.repository.js';
import type { ItemReferences } from './item-references.js';
import { ReferencesRepository } from './references.repository.js';
import { stemAtAddress } from './shown-path.js';

const getStems = ({ media, image }: ItemReferences): string[] => {
  const stems = [...media, image ?? ''].map(stemAtAddress).filter((stem) => stem !== undefined);
  return [...new Set(stems)];
};

/** Tracks which files items show. Events may arrive late or in any order: the latest version of an item wins. */
@Injectable()
export class ReferenceTracker {
  constructor(
    private readonly references: ReferencesRepository,
    @Inject(FilesRepository) private readonly files: Pick<FilesRepository, 'withStems' | 'noteShown'>,
  ) {}

  /** Call inside a transaction. A deleted or trashed item shows nothing. */
  async follow(item: ItemReferences, at: Date): Promise<void> {
    const id = `${item.kind}:${item.id}`;
    const known = await this.references.of(id);
    if (known !== undefined && known.version > item.version) return;
    const before = known?.stems ?? [];
    const stems = item.isGone ? [] : getStems(item);
    await this.references.replace({ _id: id, version: item.version, stems, title: item.title, path: item.path });
    const changed = [
      ...stems.filter((stem) => !before.includes(stem)),
      ...before.filter((one) => !stems.includes(one)),
    ];
    for (const file of await this.files.withStems(changed))
      await this.files.noteShown(file.id, await this.references.getCount(file.stems), at);
  }
}
