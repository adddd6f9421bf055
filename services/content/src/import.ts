import type { ContentKind } from '@atelier/contracts';
import { createService, InvalidInput, Transactions } from '@atelier/service-kit';
import type { INestApplicationContext } from '@nestjs/common';
import { contentService } from './content.js';
import type { ContentSet } from './content-set.js';
import type { ItemChange, ItemRecord, NewItem } from './items/item.js';
import type { Items } from './items/items.js';
import { type Clean, withCleanContent } from './items/rich-text/rich-text.js';
import { changeOfPatch as changeOfMember, newMember } from './members/member.js';
import { MemberItems } from './members/member-items.js';
import { changeOfPatch as changeOfPage, newPage } from './pages/page.js';
import { PageItems } from './pages/page-items.js';
import { changeOfPatch as changeOfPost, datedChange, newPost } from './posts/post.js';
import { PostItems } from './posts/post-items.js';
import { changeOfPatch as changeOfProject, newProject } from './projects/project.js';
import { ProjectItems } from './projects/project-items.js';
import { changeOfPatch as changeOfService, newService } from './services/service.js';
import { ServiceItems } from './services/service-items.js';

/** What is wrong with one item of a set; `index` counts from 0 among those of its kind. */
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

/** How drafts of one kind become its items. */
interface Form<Item extends ItemRecord, Draft> {
  newItem(draft: Clean<Draft>): Omit<NewItem<Item>, 'slug'>;
  changeOf(before: Item, draft: Clean<Draft>): ItemChange<Item>;
}

type Import = (update: boolean) => Promise<ImportCounts & { issues: ImportIssue[] }>;

const IN_USE = 'Slug is already in use';
const TWICE = 'Slug stands twice in this set';

const TOO_LARGE = 'The set is too large to be brought in as a whole: divide it.';
const TRANSACTION_TOO_LARGE = 388;

const asTooLarge = (error: unknown): never => {
  const isTooLarge = error instanceof Error && 'code' in error && error.code === TRANSACTION_TOO_LARGE;
  throw isTooLarge ? new Error(TOO_LARGE, { cause: error }) : error;
};

const messageOf = (error: unknown): string => {
  if (!(error instanceof InvalidInput)) throw error;
  return error.issues.map(({ field, message }) => `${field}: ${message}`).join(', ');
};

const importOf =
  <Item extends ItemRecord, Draft extends { slug?: string | undefined }>(
    items: Items<Item>,
    drafts: readonly Draft[] = [],
    { newItem, changeOf }: Form<Item, Draft>,
  ): Import =>
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
        await items.insert({ ...newItem(clean), slug } as NewItem<Item>);
        counts.created += 1;
      } else {
        await items.apply(before, changeOf(before, clean), undefined);
        counts.updated += 1;
      }
      return undefined;
    };

    for (const [index, draft] of drafts.entries()) {
      const slug = draft.slug ?? items.slugFor(draft as unknown as Partial<Item>);
      const message = await take(draft, slug).catch(messageOf);
      if (message !== undefined) issues.push({ kind: items.kind.kind, index, slug, message });
    }
    return { ...counts, issues };
  };

const importsOf = (application: INestApplicationContext, content: ContentSet): Import[] => [
  importOf(application.get(ServiceItems), content.services, {
    newItem: newService,
    changeOf: (_before, draft) => changeOfService(draft),
  }),
  importOf(application.get(ProjectItems), content.projects, { newItem: newProject, changeOf: changeOfProject }),
  importOf(application.get(MemberItems), content.members, {
    newItem: newMember,
    changeOf: (_before, draft) => changeOfMember(draft),
  }),
  importOf(application.get(PostItems), content.posts, {
    newItem: (draft) => newPost(draft, new Date()),
    changeOf: (before, draft) => datedChange(before, changeOfPost(draft), new Date()),
  }),
  importOf(application.get(PageItems), content.pages, { newItem: newPage, changeOf: changeOfPage }),
];

const bringIn = async (imports: readonly Import[], update: boolean): Promise<ImportCounts> => {
  const outcomes: Awaited<ReturnType<Import>>[] = [];
  for (const one of imports) outcomes.push(await one(update));
  const issues = outcomes.flatMap((outcome) => outcome.issues);
  if (issues.length > 0) throw new ImportRefused(issues);
  const sum = (count: 'created' | 'updated') => outcomes.reduce((total, outcome) => total + outcome[count], 0);
  return { created: sum('created'), updated: sum('updated') };
};

/**
 * Brings checked content in: all of it, or nothing. An item whose slug is taken is refused, or changed with `update`; one
 * without a slug goes by its title. Refusals of every item come together in one `ImportRefused`. One transaction holds
 * about 1,000 posts on a small database; what is more is refused as too large.
 */
export const importContent = async (
  env: NodeJS.ProcessEnv,
  content: ContentSet,
  { update }: { update: boolean },
): Promise<ImportCounts> => {
  const { application } = await createService(contentService, env);
  try {
    await application.init();
    const imports = importsOf(application, content);
    return await application
      .get(Transactions)
      .run(() => bringIn(imports, update))
      .catch(asTooLarge);
  } finally {
    await application.close();
  }
};
