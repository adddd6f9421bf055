import { createService, ObjectStorage } from '@atelier/service-kit';
import { FilesService } from './files/files.service.js';
import type { SampleFile } from './files/sample-file.js';
import { mediaService } from './media.js';

/** Written after the last sample, so that the next run completes an interrupted seed. */
const completedBy = (edition: string): string => `seeds/media-${edition}.json`;

/** Stores sample files once per edition; does not read `files` if that is done. */
export const seed = async (
  env: NodeJS.ProcessEnv,
  { files, edition }: { files: AsyncIterable<SampleFile>; edition: string },
) => {
  const { application } = await createService(mediaService, env);
  await application.init();
  try {
    const storage = application.get(ObjectStorage);
    if ((await storage.stat(completedBy(edition))) !== undefined) return { seeded: false, count: 0 };
    let count = 0;
    for await (const file of files) {
      if (await application.get(FilesService).addSample(file)) count += 1;
    }
    await storage.put(completedBy(edition), Buffer.from(JSON.stringify({ count })), 'application/json');
    return { seeded: true, count };
  } finally {
    await application.close();
  }
};
