import { isSystemPage } from '@atelier/contracts';
import { createService } from '@atelier/service-kit';
import { contentService } from './content.js';
import type { ContentSet } from './content-set.js';
import type { AnyDraft } from './items/item.js';
import { type AnyItems, ItemKinds } from './items/item-kinds.js';
import { StudioService } from './studio/studio.service.js';

/** Pages that a later version requires. Their text is the sample studio's, so only a site that still is its site gets them. */
const newlyRequired = async (items: AnyItems, studio: StudioService, drafts: readonly AnyDraft[]) => {
  if (items.kind.kind !== 'page' || (await studio.settings()).version > 0) return [];
  const required = drafts.filter(({ slug }) => slug !== undefined && isSystemPage(slug));
  const known = await Promise.all(required.map(({ slug = '' }) => items.isTaken(slug)));
  return required.filter((_page, index) => known[index] === false);
};

/** Fills empty kinds; a kind that already has items gets at most pages that the site has required since. */
export const seed = async (env: NodeJS.ProcessEnv, content: ContentSet) => {
  const { application } = await createService(contentService, env);
  await application.init();
  try {
    let count = 0;
    const studio = application.get(StudioService);
    for (const items of application.get(ItemKinds).all()) {
      const drafts = content[`${items.kind.kind}s`] ?? [];
      const missing = (await items.repository.isEmpty()) ? drafts : await newlyRequired(items, studio, drafts);
      for (const draft of missing) await items.create(draft, undefined);
      count += missing.length;
    }
    return { seeded: count > 0, count };
  } finally {
    await application.close();
  }
};
