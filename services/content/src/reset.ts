import { createService } from '@atelier/service-kit';
import { contentService } from './content.js';
import type { ItemRecord } from './items/item.js';
import type { Items } from './items/items.js';
import { MemberItems } from './members/member-items.js';
import { PageItems } from './pages/page-items.js';
import { PostItems } from './posts/post-items.js';
import { ProjectItems } from './projects/project-items.js';
import { ServiceItems } from './services/service-items.js';

const ITEMS_PER_LOOK = 100;

const trashAll = async <Item extends ItemRecord>(items: Items<Item>, order: string): Promise<number> => {
  for (let count = 0; ; ) {
    const found = await items.repository.first({}, { key: order, direction: 1 }, ITEMS_PER_LOOK);
    if (found.length === 0) return count;
    for (const { id } of found) await items.trash(id, { viewer: undefined });
    count += found.length;
  }
};

/**
 * Moves every item to the trash, each as staff would; answers how many. What is in the trash is not empty to `seed`:
 * fill what was reset by `importContent`.
 */
export const reset = async (env: NodeJS.ProcessEnv): Promise<number> => {
  const { application } = await createService(contentService, env);
  try {
    await application.init();
    return (
      (await trashAll(application.get(ServiceItems), 'order')) +
      (await trashAll(application.get(ProjectItems), 'date')) +
      (await trashAll(application.get(MemberItems), 'date')) +
      (await trashAll(application.get(PostItems), 'date')) +
      (await trashAll(application.get(PageItems), 'latest'))
    );
  } finally {
    await application.close();
  }
};
