import type { ContentKind } from '@atelier/contracts';
import { createService, InvalidInput, Transactions } from '@atelier/service-kit';
import { contentService } from './content.js';
import type { ContentSet } from './content-set.js';
import { type AnyItems, ItemKinds } from './items/item-kinds.js';
import { withCleanContent } from './items/rich-text/rich-text.js';

/** A problem with one item of a set; `index` counts from 0 within the item's kind. */
export interface ImportIssue {
  kind: ContentKind;
  index: number;
  slug: string;
  message: string;
}

/** Nothing was imported. */
export class ImportRefused extends Error {
  constructor(readonly issues: readonly ImportIssue[]) {
    super(issues.map(({ kind, slug, message }) => `${kind} '${slug}': ${message}`).join('\n'));
  }
}

export interface ImportCounts {
  created: number;
  updated: number;
}

type Draft = Parameters<AnyItems['create']>[0];
type Import = (update: boolean) => Promise<ImportCounts & { issues: ImportIssue[] }>;

const IN_USE = 'Slug is already in use';
const TWICE = 'Slug stands twice in this set';

const TOO_LARGE = 'The set is too large to be brought in as a whole: divide it.';
const TRANSACTION_TOO_LARGE = 388;

const asTooLarge = (error: unknown): never => {
  const isTooLarge = error instanceof Error && 'code' in error && error.code === TRANSACTION_TOO_LARGE;
  throw isTooLarge ? new Error(TOO_LARGE, { cause: error }) : error;
};

const getMessage = (error: unknown): string => {
  if (!(error instanceof InvalidInput)) throw error;
  return error.issues.map(({ field, message }) => `${field}: ${message}`).join(', ');
};

const createImport =
  (items: AnyItems, drafts: readonly Draft[]): Import =>
  async (update) => {
    const counts = { created: 0, updated: 0 };
    const issues: ImportIssue[] = [];
    const seen = new Set<string>();

    const take = async (draft: Draft, slug: string): Promise<string | undefined> => {
      if (seen.has(slug)) return TWICE;
      seen.add(slug);
      const before = await items.repository.withSlug(slug);
      if (items.isReserved(slug) || (before !== undefined && !update)) return IN_USE;
      const clean = await withCleanContent(draft);
      if (before === undefined) {
        await items.insert({ ...items.kind.newItem(clean, new Date()), slug });
        counts.created += 1;
      } else {
        await items.apply(before, items.kind.toChange(before, clean, new Date()), undefined);
        counts.updated += 1;
      }
      return undefined;
    };

    for (const [index, draft] of drafts.entries()) {
      const slug = draft.slug ?? items.slugFor(draft);
      const message = await take(draft, slug).catch(getMessage);
      if (message !== undefined) issues.push({ kind: items.kind.kind, index, slug, message });
    }
    return { ...counts, issues };
  };

const bringIn = async (imports: readonly Import[], update: boolean): Promise<ImportCounts> => {
  const outcomes: Awaited<ReturnType<Import>>[] = [];
  for (const one of imports) outcomes.push(await one(update));
  const issues = outcomes.flatMap((outcome) => outcome.issues);
  if (issues.length > 0) throw new ImportRefused(issues);
  const sum = (count: 'created' | 'updated') => outcomes.reduce((total, outcome) => total + outcome[count], 0);
  return { created: sum('created'), updated: sum('updated') };
};

/**
 * Imports checked content: all of it, or nothing. An item whose slug is taken is refused, or updated with `update`; an item
 * without a slug is matched by its title. The problems of all items are collected in one `ImportRefused`. One transaction holds
 * about 1,000 posts on a small database; a larger import is refused as too large.
 */
export const importContent = async (
  env: NodeJS.ProcessEnv,
  content: ContentSet,
  { update }: { update: boolean },
): Promise<ImportCounts> => {
  const { application } = await createService(contentService, env);
  try {
    await application.init();
    const kinds = application.get(ItemKinds).all();
    const imports = kinds.map((items) => createImport(items, content[`${items.kind.kind}s`] ?? []));
    return await application
      .get(Transactions)
      .run(() => bringIn(imports, update))
      .catch(asTooLarge);
  } finally {
    await application.close();
  }
};
