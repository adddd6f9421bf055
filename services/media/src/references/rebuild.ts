import { CONTENT_EVENT_TYPES, studioUpdated } from '@atelier/contracts';
import { type RebuildOptions, rebuildState, withoutRelay } from '@atelier/service-kit';
import type { Connection } from 'mongoose';
import { FILE, type FileFields, fileSchema } from '../files/file.schema.js';
import { FilesRepository } from '../files/files.repository.js';
import { mediaService } from '../media.js';
import { toContentReferences, toStudioReferences } from './item-references.js';
import { REFERENCE, type Reference, referenceSchema } from './reference.schema.js';
import { ReferenceTracker } from './reference-tracker.js';
import { ReferencesRepository } from './references.repository.js';

const getFiles = (connection: Connection) => new FilesRepository(connection.model<FileFields>(FILE, fileSchema));

/** Notes for the time when the copy is live; until then the files keep the uses that staff see. */
class DeferredUses {
  readonly lastShownAt = new Map<string, Date>();
  readonly withStems: FilesRepository['withStems'];

  constructor(files: FilesRepository) {
    this.withStems = (stems) => files.withStems(stems);
  }

  async noteShown(id: string, _uses: number, at: Date): Promise<void> {
    const known = this.lastShownAt.get(id);
    if (known === undefined || known < at) this.lastShownAt.set(id, at);
  }
}

/** In a transaction, so that an event that changes the uses of a file meanwhile has the last word. */
const countUses = async (connection: Connection, lastShownAt: ReadonlyMap<string, Date>): Promise<void> => {
  const files = getFiles(connection);
  const references = new ReferencesRepository(connection.model<Reference>(REFERENCE, referenceSchema));
  const transactions = withoutRelay(connection);
  for await (const { id, stems, uses, lastShownAt: known } of files.all()) {
    const at = lastShownAt.get(id) ?? known;
    const isLater = at !== null && (known === null || known < at);
    if (isLater || uses !== (await references.getCount(stems)))
      await transactions.run(async () => files.noteShown(id, await references.getCount(stems), at));
  }
};

/** Finds out again which items show which files, from the events of content and settings. The files themselves are uploads. */
export const rebuild = (env: NodeJS.ProcessEnv, options: RebuildOptions) => {
  let notes: DeferredUses | undefined;
  return rebuildState(
    mediaService,
    env,
    {
      schema: referenceSchema,
      types: [...CONTENT_EVENT_TYPES, studioUpdated.type],
      version: 'version',
      follow: (copy, connection) => {
        notes ??= new DeferredUses(getFiles(connection));
        const shown = new ReferenceTracker(new ReferencesRepository(copy), notes);
        return (event) => {
          const showing = event.type === studioUpdated.type ? toStudioReferences(event) : toContentReferences(event);
          return shown.follow(showing, new Date(event.time));
        };
      },
      onReplaced: (connection) => countUses(connection, notes?.lastShownAt ?? new Map()),
    },
    options,
  );
};
