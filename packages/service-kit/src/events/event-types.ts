import type { CloudEvent, EventDefinition, ReadEventData } from '@atelier/contracts';
import type * as z from 'zod';

/** Copies the data without the fields that its schema does not know. */
const withoutUnknownFields = (data: unknown, issues: readonly z.core.$ZodIssue[]): unknown => {
  const copy: unknown = structuredClone(data);
  for (const issue of issues) {
    if (issue.code !== 'unrecognized_keys') continue;
    const owner = issue.path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown>)[key], copy);
    for (const key of issue.keys) Reflect.deleteProperty(owner as object, key);
  }
  return copy;
};

/**
 * Parses the data of an event with the catalog's schema. The publisher may run a later version: fields that it added are left out,
 * also where a schema is shared with a request and therefore strict. Throws a ZodError if anything else does not fit.
 */
export const getData = <Definition extends EventDefinition<string, z.ZodType>>(
  definition: Definition,
  { data }: Pick<CloudEvent, 'data'>,
): ReadEventData<Definition> => {
  const read = definition.data.safeParse(data);
  return (
    read.success ? read.data : definition.data.parse(withoutUnknownFields(data, read.error.issues))
  ) as ReadEventData<Definition>;
};
