import { createService } from '@atelier/service-kit';
import { contentService } from './content.js';
import { type AnyItems, ItemKinds } from './items/item-kinds.js';

const ITEMS_PER_LOOK = 100;

const trashAll = async (items: AnyItems): Promise<number> => {
  for (let count = 0; ; ) {
    const found = await items.model
      .find({ trashed: false }, { _id: 1 })
      .limit(ITEMS_PER_LOOK)
      .lean<{ _id: unknown }[]>();
    if (found.length === 0) return count;
    for (const { _id } of found) await items.trash(String(_id), { viewer: undefined });
    count += found.length;
  }
};

/**
 * Moves every item to the trash, as staff would; returns how many. `seed` does not count trashed items as empty: fill a reset
 * database with `importContent`.
 */
export const reset = async (env: NodeJS.ProcessEnv): Promise<number> => {
  const { application } = await createService(contentService, env);
  try {
    await application.init();
    let count = 0;
    for (const items of application.get(ItemKinds).all()) count += await trashAll(items);
    return count;
  } finally {
    await application.close();
  }
};
