import type { CloudEvent, EventDefinition, ReadEventData } from '@atelier/contracts';
import type * as z from 'zod';

/** The data of an event, checked against the catalogue: what arrives may have been written by an older or newer version. */
export const dataOf = <Definition extends EventDefinition<string, z.ZodType>>(
  definition: Definition,
  event: CloudEvent,
): ReadEventData<Definition> => definition.data.parse(event.data) as ReadEventData<Definition>;
