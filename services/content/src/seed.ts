import { isSystemPage } from '@atelier/contracts';
import { createService, Transactions } from '@atelier/service-kit';
import { contentService } from './content.js';
import type { ContentSet } from './content-set.js';
import { createImport, importDrafts } from './import.js';
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

/**
 * Fills empty kinds; a kind that already has items gets at most pages that the site has required since. All of it or nothing,
 * because the next start would take a kind that a crash left half filled for a finished one.
 */
export const seed = async (env: NodeJS.ProcessEnv, content: ContentSet) => {
  const { application } = await createService(contentService, env);
  await application.init();
  try {
    const studio = application.get(StudioService);
    const findMissing = async (items: AnyItems) => {
      const drafts = content[`${items.kind.kind}s`] ?? [];
      const missing = (await items.repository.isEmpty()) ? drafts : await newlyRequired(items, studio, drafts);
      return createImport(items, missing);
    };
    const imports = await Promise.all(application.get(ItemKinds).all().map(findMissing));
    const { created } = await application.get(Transactions).run(() => importDrafts(imports, { existing: 'refuse' }));
    return { seeded: created > 0, count: created };
  } finally {
    await application.close();
  }
};
