import * as z from 'zod';

/** 24 hexadecimal digits, or a slug: every `{id}` in a path accepts either. */
export const idOrSlug = z
  .string()
  .max(200, 'ID is too long')
  .regex(/^[a-zA-Z0-9]+(?:-[a-zA-Z0-9]+)*$/, 'ID must be an identifier or a slug');

/** Like idOrSlug, with a message that names the kind if the ID is missing. */
export const itemId = (noun: string) => z.string().trim().min(1, `${noun} ID is required`).pipe(idOrSlug);

export const isoDate = z.iso.datetime({ offset: true, error: 'Must be an ISO 8601 date and time' });

/** JavaScript reads such a time in the time zone of the machine. */
const WITHOUT_OFFSET = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?$/;

/** JavaScript would read February 30 as a day of March. */
const isDay = (text: string): boolean => z.iso.date().safeParse(text).success;

/** A date as clients send it: ISO 8601 with or without time; read as UTC and returned with time. */
export const dateInput = z
  .string()
  .refine((text) => isDay(text.slice(0, 10)) && !Number.isNaN(Date.parse(text)), 'Must be a valid date')
  .transform((text) => new Date(WITHOUT_OFFSET.test(text) ? `${text}Z` : text).toISOString());

/** Trimmed text that is not empty. Empty text breaks no other rule, so its message is the only one. */
export const requiredString = (label: string) => {
  const error = `${label} is required`;
  return z.string({ error }).trim().min(1, { error, abort: true });
};

/** `true` and `false` as words, as in query strings. */
export const booleanWord = z.enum(['true', 'false'], 'Must be true or false').transform((word) => word === 'true');

/** Search text: trimmed, at most 100 characters. */
export const searchText = z.string().trim().max(100, 'Search must be at most 100 characters');

const RESERVED_FIELDS = ['id', '_id', 'created_at', 'createdAt', 'updated_at', 'updatedAt', 'views', 'version'];

/**
 * Renames alternative spellings to the canonical field and drops read-only fields, before schema validation. If both are sent,
 * the canonical field wins over its alias.
 */
export const renamingAliases = (aliases: Readonly<Record<string, string>>, readOnly: readonly string[] = []) => {
  const ignored = new Set([...RESERVED_FIELDS, ...readOnly]);
  return (body: unknown): unknown => {
    if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
    const sent = Object.entries(body).filter(([key]) => !ignored.has(key));
    const renamed = sent.filter(([key]) => Object.hasOwn(aliases, key)).map(([key, value]) => [aliases[key], value]);
    const canonical = sent.filter(([key]) => !Object.hasOwn(aliases, key));
    return Object.fromEntries([...renamed, ...canonical]);
  };
};
