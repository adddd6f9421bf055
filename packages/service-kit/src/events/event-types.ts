import { type CloudEvent, type EventDefinition, type ReadEventData, toCurrentData } from '@atelier/contracts';
import type * as z from 'zod';

/** Parses the data of an event with the catalog's schema: the publisher may run an older or newer version. */
export const getData = <Definition extends EventDefinition<string, z.ZodType>>(
  definition: Definition,
  event: CloudEvent,
): ReadEventData<Definition> => definition.data.parse(toCurrentData(definition, event)) as ReadEventData<Definition>;
