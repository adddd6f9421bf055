import { createService } from '@atelier/service-kit';
import { contentService } from './content.js';
import type { ContentSet } from './content-set.js';
import { ItemKinds } from './items/item-kinds.js';

/** Fills empty kinds; a kind that already has items is not touched. */
export const seed = async (env: NodeJS.ProcessEnv, content: ContentSet) => {
  const { application } = await createService(contentService, env);
  await application.init();
  try {
    let count = 0;
    for (const items of application.get(ItemKinds).all()) {
      const drafts = content[`${items.kind.kind}s`] ?? [];
      if (!(await items.repository.isEmpty())) continue;
      for (const draft of drafts) await items.create(draft, undefined);
      count += drafts.length;
    }
    return { seeded: count > 0, count };
  } finally {
    await application.close();
  }
};
