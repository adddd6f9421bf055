import { toSlug } from '@atelier/contracts';
import type * as z from 'zod';
import { CONTENT_KINDS, type ContentDrafts, type ContentKind, getInput, kindOfKey } from './content-kinds.ts';
import { JsonProblem, type LocatedValue, type Place, parseJson, placesIn } from './parse-json.ts';
import { placeOfField } from './place-of-field.ts';

/** A rule violation in the file. */
export interface FileProblem extends Place {
  /** Such as `projects.2.title`; empty for the whole file. */
  field: string;
  message: string;
}

/** The content service's issue with a draft; the index counts within the kind. */
export interface DraftIssue {
  kind: string;
  index: number;
  message: string;
}

interface Item {
  kind: ContentKind;
  /** Such as `team.3`, with the file's index. */
  name: string;
  located: LocatedValue;
}

type Finding = Omit<FileProblem, keyof Place> & { offset: number };

const inPlace = (text: string, findings: readonly Finding[]): FileProblem[] => {
  const getPlace = placesIn(text);
  return findings
    .toSorted((one, other) => one.offset - other.offset)
    .map(({ offset, ...finding }) => ({ ...getPlace(offset), ...finding }));
};

const WANTED = 'services, projects, team, posts and pages';

/** The lists of the file, item by item. */
const toItems = (document: LocatedValue): { items: Item[]; findings: Finding[] } => {
  const findings: Finding[] = [];
  const items: Item[] = [];
  if (typeof document.value !== 'object' || document.value === null || Array.isArray(document.value)) {
    return { items, findings: [{ offset: document.start, field: '', message: `Must be an object with ${WANTED}` }] };
  }
  for (const [key, { start, located }] of document.entries) {
    const kind = kindOfKey(String(key));
    const field = String(key);
    if (kind === undefined)
      findings.push({ offset: start, field, message: `Unknown field '${field}'; known are ${WANTED}` });
    else if (!Array.isArray(located.value)) findings.push({ offset: located.start, field, message: 'Must be a list' });
    else
      for (const [index, entry] of located.entries)
        items.push({ kind, name: `${key}.${index}`, located: entry.located });
  }
  return { items, findings };
};

const toFindings = ({ kind, name, located }: Item, issue: z.core.$ZodIssue): Finding[] => {
  const input = getInput(kind);
  const path = issue.path.map(String);
  const unknown = issue.code === 'unrecognized_keys' ? issue.keys : undefined;
  if (unknown === undefined) {
    const offset = placeOfField(input, located, issue.path, issue.input);
    return [
      { offset, field: [name, ...path].join('.'), message: path.length === 0 ? 'Must be an object' : issue.message },
    ];
  }
  return unknown.map((key) => ({
    offset: placeOfField(input, located, [...issue.path, key]),
    field: [name, ...path, key].join('.'),
    message: `Unknown field '${key}'`,
  }));
};

type Draft = ContentDrafts[ContentKind][number] & { slug: string };

/** An item without a slug gets one from its name, so that importing the file again finds the same items. */
const withSlug = (draft: ContentDrafts[ContentKind][number]): Draft => ({
  ...draft,
  slug: draft.slug ?? toSlug('name' in draft ? draft.name : draft.title),
});

type Checked = { item: Item; draft: Draft };

const check = (item: Item): { draft: Draft } | { findings: Finding[] } => {
  const parsed = getInput(item.kind).safeParse(item.located.value, { reportInput: true });
  if (!parsed.success) return { findings: parsed.error.issues.flatMap((issue) => toFindings(item, issue)) };
  return { draft: withSlug(parsed.data) };
};

const slugPlace = ({ kind, located }: Item): number => placeOfField(getInput(kind), located, ['slug']);

const slugFindings = (text: string, checked: readonly Checked[]): Finding[] => {
  const first = new Map<string, Item>();
  const getPlace = placesIn(text);
  return checked.flatMap(({ item, draft: { slug } }) => {
    const earlier = first.get(`${item.kind}/${slug}`);
    const complain = (message: string) => [{ offset: slugPlace(item), field: `${item.name}.slug`, message }];
    if (slug === '') return complain('Slug is required, as none can be made of the name');
    if (earlier === undefined) first.set(`${item.kind}/${slug}`, item);
    else return complain(`Slug '${slug}' is used in line ${getPlace(slugPlace(earlier)).line} already`);
    return [];
  });
};

/** The content of a valid file. */
export interface ContentFile {
  content: ContentDrafts;
  /** Maps the content service's issues with drafts to positions in the file. */
  locate(issues: readonly DraftIssue[]): FileProblem[];
}

const refusalIn = (items: readonly Item[], { kind, index, message }: DraftIssue): Finding => {
  const item = items.filter((one) => one.kind === `${kind}s`)[index];
  return item === undefined
    ? { offset: 0, field: kind, message }
    : { offset: slugPlace(item), field: item.name, message };
};

/** Checks the whole file by the rules of the API. A file with a problem imports nothing. */
export const readContentFile = (source: string): ContentFile | { problems: FileProblem[] } => {
  const text = source.replace(/^\uFEFF/, '');
  let document: LocatedValue;
  try {
    document = parseJson(text);
  } catch (error) {
    if (!(error instanceof JsonProblem)) throw error;
    return { problems: inPlace(text, [{ offset: error.offset, field: '', message: error.message }]) };
  }
  const { items, findings } = toItems(document);
  const results = items.map((item) => ({ item, ...check(item) }));
  const checked = results.filter((result): result is Checked & typeof result => 'draft' in result);
  findings.push(...results.flatMap((result) => ('findings' in result ? result.findings : [])));
  findings.push(...slugFindings(text, checked));
  if (findings.length > 0) return { problems: inPlace(text, findings) };
  const getDrafts = (kind: ContentKind) => checked.filter(({ item }) => item.kind === kind).map(({ draft }) => draft);
  const content = Object.fromEntries(CONTENT_KINDS.map((kind) => [kind, getDrafts(kind)])) as unknown as ContentDrafts;
  const locate = (issues: readonly DraftIssue[]) =>
    inPlace(
      text,
      issues.map((issue) => refusalIn(items, issue)),
    );
  return { content, locate };
};
