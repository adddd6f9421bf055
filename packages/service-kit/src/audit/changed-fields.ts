import type { AuditChange, AuditValue, Resource } from '@atelier/contracts';

export const LONGEST_VALUE = 500;
/** Length of the common text of two long texts that is kept before their difference. */
const CONTEXT_LENGTH = 60;
const MAX_CHANGES = 60;
const CUT_MARK = '…';

/** Fields that follow from others, or repeat what the entry already says. */
const BOOKKEEPING = new Set([
  '_id',
  'id',
  'version',
  'updatedAt',
  'updatedBy',
  'createdAt',
  'createdBy',
  'lastSignInAt',
]);
const SECRET = /pass(word|phrase)|secret|token|digest|hash|totp|recovery|private_?key/i;
/** The fields of a visitor's message that contain no personal data. */
const OF_CONTACT = new Set([
  'status',
  'priority',
  'folder',
  'spam',
  'assignee',
  'assigneeId',
  'assigneeName',
  'assignedTo',
  'serviceInterest',
]);

type Fields = Readonly<Record<string, unknown>>;

const isPlain = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const isEmpty = (value: AuditValue): boolean => value === null || value === '';

/** Formats a value for one line: lists with commas, dates as ISO 8601, anything else as JSON. */
const asValue = (value: unknown): AuditValue => {
  if (value === undefined || value === null) return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value) && !value.some((one) => typeof one === 'object')) return value.join(', ');
  return JSON.stringify(value) ?? null;
};

const flat = (fields: Fields, prefix = ''): [string, AuditValue][] =>
  Object.entries(fields).flatMap(([name, value]) =>
    isPlain(value) ? flat(value, `${prefix}${name}.`) : [[`${prefix}${name}`, asValue(value)] as [string, AuditValue]],
  );

const commonLength = (one: string, other: string): number => {
  let length = 0;
  while (length < one.length && length < other.length && one[length] === other[length]) length += 1;
  return length;
};

const cut = (value: AuditValue, from: number): AuditValue => {
  if (typeof value !== 'string' || value.length <= LONGEST_VALUE) return value;
  const end = from + LONGEST_VALUE;
  return `${from > 0 ? CUT_MARK : ''}${value.slice(from, end)}${end < value.length ? CUT_MARK : ''}`;
};

const toChange = (field: string, before: AuditValue, after: AuditValue): AuditChange => {
  const texts = [before, after].filter((value) => typeof value === 'string');
  const [one = '', other = ''] = texts;
  const from = texts.length === 2 ? Math.max(0, commonLength(one, other) - CONTEXT_LENGTH) : 0;
  return { field, before: cut(before, from), after: cut(after, from) };
};

const isRecordable = (resource: Resource) => (field: string) => {
  const [first = ''] = field.split('.');
  if (SECRET.test(field) || BOOKKEEPING.has(first)) return false;
  return resource !== 'contact' || OF_CONTACT.has(first);
};

/**
 * Lists the fields that differ, nested ones by dotted path. Leaves out secrets, and of a visitor's message everything but its
 * status.
 */
export const changedFields = (resource: Resource, before: object = {}, after: object = {}): AuditChange[] => {
  const [old, young] = [new Map(flat({ ...before })), new Map(flat({ ...after }))];
  return [...new Set([...old.keys(), ...young.keys()])]
    .filter(isRecordable(resource))
    .map((field) => ({ field, before: old.get(field) ?? null, after: young.get(field) ?? null }))
    .filter((change) => change.before !== change.after && !(isEmpty(change.before) && isEmpty(change.after)))
    .slice(0, MAX_CHANGES)
    .map((change) => toChange(change.field, change.before, change.after));
};
