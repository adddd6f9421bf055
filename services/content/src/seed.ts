import { createService, Transactions } from '@atelier/service-kit';
import { contentService } from './content.js';
import type { ContentSet } from './content-set.js';
import { bringIn, createImport } from './import.js';
import { ItemKinds } from './items/item-kinds.js';

/**
 * Fills empty kinds; a kind that already has items is not touched. All of it or nothing, because the next start would take a
 * kind that a crash left half filled for a finished one.
 */
export const seed = async (env: NodeJS.ProcessEnv, content: ContentSet) => {
  const { application } = await createService(contentService, env);
  await application.init();
  try {
    const kinds = application.get(ItemKinds).all();
    const areEmpty = await Promise.all(kinds.map(({ repository }) => repository.isEmpty()));
    const imports = kinds
      .filter((_items, index) => areEmpty[index])
      .map((items) => createImport(items, content[`${items.kind.kind}s`] ?? []));
    const { created } = await application.get(Transactions).run(() => bringIn(imports, { existing: 'refuse' }));
    return { seeded: created > 0, count: created };
  } finally {
    await application.close();
  }
};
