import { readFile, writeFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import type { Conversion, ImportItem, Note, PictureFile, Redirect } from '@atelier/content-import';
import type { ContentKind } from '@atelier/contracts';
import { getMessage, Problem } from '../problem.ts';
import { during, say } from '../progress.ts';
import { type EnvironmentOf, withServices } from '../with-services.ts';
import { buildWorkspaces } from '../workspaces/build-workspaces.ts';
import { type ForeignArguments, getForeignArguments } from './foreign-arguments.ts';
import { findPictureFiles } from './picture-files.ts';
import { type ImportResult, toReportText } from './report-text.ts';

interface Issue {
  kind: ContentKind;
  slug: string;
  message: string;
}

type DraftSet = { posts: Conversion['posts'][number]['draft'][]; pages: Conversion['pages'][number]['draft'][] };
type Counts = Pick<ImportResult, 'created' | 'updated' | 'kept'>;

interface ContentService {
  importContent(
    env: NodeJS.ProcessEnv,
    content: DraftSet,
    options: { existing: 'update' | 'keep'; isDryRun: boolean },
  ): Promise<Counts>;
  findTimeZone(env: NodeJS.ProcessEnv): Promise<string>;
}

interface MediaService {
  importPictures(
    env: NodeJS.ProcessEnv,
    pictures: readonly { name: string; read(): Promise<Blob> }[],
  ): Promise<({ url: string } | { refusal: string })[]>;
}

interface SeoService {
  importRedirects(
    env: NodeJS.ProcessEnv,
    redirects: readonly Redirect[],
    options: { isDryRun: boolean },
  ): Promise<{ created: number; refusals: { from: string; message: string }[] }>;
}

const CONTENT_SERVICE = '@atelier/content-service';
const MEDIA_SERVICE = '@atelier/media-service';
const SEO_SERVICE = '@atelier/seo-service';

/** One transaction holds about 1,000 posts; a smaller one holds long posts, too. */
const GROUP_SIZE = 100;
const SHOWN_LINES = 40;

/** npm runs scripts in the repository's root, but paths are relative to the folder where npm was called. */
const toPath = (path: string): string => resolve(process.env.INIT_CWD ?? '.', path);

const readExport = (file: string): Promise<string> =>
  readFile(toPath(file), 'utf8').catch((error: unknown) => {
    throw new Problem(`${file} cannot be read (${getMessage(error)}).`);
  });

const readConversion = async (options: ForeignArguments, files: readonly PictureFile[], timeZone: string) => {
  const { CONVERTERS, convert, UnreadableExport } = await import('@atelier/content-import');
  const text = await readExport(options.file);
  try {
    const site = CONVERTERS[options.from].read(text, timeZone);
    return convert(site, { pictures: files, category: options.category, now: new Date() });
  } catch (error) {
    throw error instanceof UnreadableExport ? new Problem(`${basename(options.file)}: ${error.message}`) : error;
  }
};

/** Addresses of the pictures that items use, by position; a dry run only says where they would be. */
const placeAll = async (conversion: Conversion, files: readonly PictureFile[], env: NodeJS.ProcessEnv | undefined) => {
  const used = [...new Set([...conversion.posts, ...conversion.pages].flatMap(({ pictures }) => pictures))];
  if (env === undefined)
    return { addresses: new Map(used.map((index) => [index, '/media/imported/picture'])), notes: [] };
  const { importPictures } = (await import(MEDIA_SERVICE)) as MediaService;
  const wanted = used.flatMap((index) => {
    const file = files[index];
    return file === undefined ? [] : [{ index, name: basename(file.path), read: file.read }];
  });
  const stored = await during('storing pictures', importPictures(env, wanted));
  const addresses = new Map<number, string>();
  const notes: Note[] = [];
  for (const [at, result] of stored.entries()) {
    const { index = -1, name = '' } = wanted[at] ?? {};
    if ('url' in result) addresses.set(index, result.url);
    else notes.push({ item: null, text: `Picture ${name} was refused: ${result.refusal}` });
  }
  return { addresses, notes };
};

const getIssues = (error: unknown): readonly Issue[] => {
  if (error instanceof Error && 'issues' in error && Array.isArray(error.issues)) return error.issues;
  throw error;
};

/** Imports a group; items that the service refuses are left out and named, and the others come in. */
const importGroup = async (
  content: DraftSet,
  write: (content: DraftSet) => Promise<Counts>,
): Promise<{ counts: Counts; issues: readonly Issue[] }> => {
  try {
    return { counts: await write(content), issues: [] };
  } catch (error) {
    const issues = getIssues(error);
    const isGood = (kind: string) => (draft: { slug: string }) =>
      !issues.some((issue) => issue.kind === kind && issue.slug === draft.slug);
    const rest = { posts: content.posts.filter(isGood('post')), pages: content.pages.filter(isGood('page')) };
    return { counts: await write(rest), issues };
  }
};

const toGroups = ({ posts, pages }: DraftSet): DraftSet[] => {
  const groups: DraftSet[] = [];
  for (let at = 0; at < Math.max(posts.length, pages.length); at += GROUP_SIZE)
    groups.push({ posts: posts.slice(at, at + GROUP_SIZE), pages: pages.slice(at, at + GROUP_SIZE) });
  return groups;
};

const runImport = async (content: DraftSet, { isDryRun, isUpdate }: ForeignArguments, env: NodeJS.ProcessEnv) => {
  const { importContent } = (await import(CONTENT_SERVICE)) as ContentService;
  const { pathOfItem } = await import('@atelier/contracts');
  const result: Counts = { created: 0, updated: 0, kept: 0 };
  const notes: Note[] = [];
  const refused = new Set<string>();
  for (const group of toGroups(content)) {
    const { counts, issues } = await importGroup(group, (set) =>
      importContent(env, set, { existing: isUpdate ? 'update' : 'keep', isDryRun }),
    );
    result.created += counts.created;
    result.updated += counts.updated;
    result.kept += counts.kept;
    for (const { kind, slug } of issues) refused.add(pathOfItem(kind, slug));
    notes.push(...issues.map(({ slug, message }) => ({ item: slug, text: `Not imported: ${message}` })));
  }
  return { result, notes, refused };
};

const redirectOld = async (redirects: readonly Redirect[], isDryRun: boolean, env: NodeJS.ProcessEnv) => {
  const { importRedirects } = (await import(SEO_SERVICE)) as SeoService;
  const { created, refusals } = await importRedirects(env, redirects, { isDryRun });
  const notes = refusals.map(({ from, message }): Note => ({ item: from, text: `Not redirected: ${message}` }));
  return { redirected: created, notes };
};

const run = async (options: ForeignArguments, files: readonly PictureFile[], getEnvironment: EnvironmentOf) => {
  const { findTimeZone } = (await import(CONTENT_SERVICE)) as ContentService;
  const { placePictures } = await import('@atelier/content-import');
  const { isDryRun } = options;
  const env = getEnvironment('content');
  const conversion = await readConversion(options, files, await findTimeZone(env));
  const placed = await placeAll(conversion, files, isDryRun ? undefined : getEnvironment('media'));
  const toDraft = <Draft extends { content: string }>({ draft }: ImportItem<Draft>) =>
    placePictures(draft, (index) => placed.addresses.get(index));
  const content = { posts: conversion.posts.map(toDraft), pages: conversion.pages.map(toDraft) };
  const { result, notes, refused } = await during('importing', runImport(content, options, env));
  const wanted = conversion.redirects.filter(({ to }) => !refused.has(to));
  const old = await redirectOld(wanted, isDryRun, getEnvironment('seo'));
  return {
    conversion: { ...conversion, notes: [...conversion.notes, ...placed.notes, ...notes, ...old.notes] },
    result: { ...result, isDryRun, redirected: old.redirected },
  };
};

/** `npm run import -- --from PROGRAM FILE …`. */
export const importForeign = async (args: readonly string[]): Promise<void> => {
  const options = getForeignArguments(args);
  await buildWorkspaces({ only: '@atelier/content-import' });
  const files = options.pictures === undefined ? [] : await findPictureFiles(toPath(options.pictures));
  await withServices(['content', 'media', 'seo'], async (getEnvironment) => {
    const { conversion, result } = await run(options, files, getEnvironment);
    say(toReportText(conversion, result, SHOWN_LINES));
    if (options.report !== undefined) await writeFile(toPath(options.report), `${toReportText(conversion, result)}\n`);
  });
};
