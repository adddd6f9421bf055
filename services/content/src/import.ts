import type { ContentKind } from '@atelier/contracts';
import { createService, InvalidInput, Transactions } from '@atelier/service-kit';
import { withCleanContent } from '@atelier/service-kit/rich-text/rich-text';
import { contentService } from './content.js';
import type { ContentSet } from './content-set.js';
import type { ItemRecord } from './items/item.js';
import { type AnyItems, ItemKinds } from './items/item-kinds.js';

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
  /** Items that existed and were left alone. */
  kept: number;
}

export interface ImportOptions {
  /** What happens to an item whose slug exists. */
  existing: 'refuse' | 'update' | 'keep';
  /** Does everything, and takes it back. */
  isDryRun?: boolean;
}

type Draft = Parameters<AnyItems['create']>[0];
type Import = (existing: ImportOptions['existing']) => Promise<ImportCounts & { issues: ImportIssue[] }>;

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

export const createImport =
  (items: AnyItems, drafts: readonly Draft[]): Import =>
  async (existing) => {
    const counts = { created: 0, updated: 0, kept: 0 };
    const issues: ImportIssue[] = [];
    const seen = new Set<string>();

    const write = async (draft: Draft, slug: string, before: ItemRecord | undefined): Promise<void> => {
      const clean = await withCleanContent(draft);
      if (before === undefined) {
        await items.insert({ ...items.kind.newItem(clean, new Date()), slug });
        counts.created += 1;
      } else {
        await items.apply(before, items.kind.toChange(before, clean, new Date()), undefined);
        counts.updated += 1;
      }
    };

    const take = async (draft: Draft, slug: string): Promise<string | undefined> => {
      if (seen.has(slug)) return TWICE;
      seen.add(slug);
      const before = await items.repository.withSlug(slug);
      if (items.isReserved(slug) || (before !== undefined && existing === 'refuse')) return IN_USE;
      if (before !== undefined && existing === 'keep') counts.kept += 1;
      else await write(draft, slug, before);
      return undefined;
    };

    for (const [index, draft] of drafts.entries()) {
      const slug = draft.slug ?? items.slugFor(draft);
      const message = await take(draft, slug).catch(getMessage);
      if (message !== undefined) issues.push({ kind: items.kind.kind, index, slug, message });
    }
    return { ...counts, issues };
  };

/** Takes back a transaction whose outcome was all that was wanted. */
class DryRun extends Error {
  constructor(readonly counts: ImportCounts) {
    super('Nothing was imported: this was a dry run.');
  }
}

/** Inside a running transaction. */
export const importDrafts = async (
  imports: readonly Import[],
  { existing, isDryRun }: ImportOptions,
): Promise<ImportCounts> => {
  const outcomes: Awaited<ReturnType<Import>>[] = [];
  for (const one of imports) outcomes.push(await one(existing));
  const issues = outcomes.flatMap((outcome) => outcome.issues);
  if (issues.length > 0) throw new ImportRefused(issues);
  const sum = (count: keyof ImportCounts) => outcomes.reduce((total, outcome) => total + outcome[count], 0);
  const counts = { created: sum('created'), updated: sum('updated'), kept: sum('kept') };
  if (isDryRun === true) throw new DryRun(counts);
  return counts;
};

const getCounts = (error: unknown): ImportCounts => {
  if (error instanceof DryRun) return error.counts;
  throw error;
};

/**
 * Imports checked content: all of it, or nothing. An item whose slug is taken is refused, updated, or kept as it is; an item
 * without a slug is matched by its title. The problems of all items are collected in one `ImportRefused`. One transaction holds
 * about 1,000 posts on a small database; a larger import is refused as too large.
 */
export const importContent = async (
  env: NodeJS.ProcessEnv,
  content: ContentSet,
  options: ImportOptions,
): Promise<ImportCounts> => {
  const { application } = await createService(contentService, env);
  try {
    await application.init();
    const kinds = application.get(ItemKinds).all();
    const imports = kinds.map((items) => createImport(items, content[`${items.kind.kind}s`] ?? []));
    return await application
      .get(Transactions)
      .run(() => importDrafts(imports, options))
      .catch(getCounts)
      .catch(asTooLarge);
  } finally {
    await application.close();
  }
};
