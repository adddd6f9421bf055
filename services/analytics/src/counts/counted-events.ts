import { type CloudEvent, EVENT_CATALOG } from '@atelier/contracts';

const COUNTED_OWNERS = ['analytics', 'contacts', 'content'];

/** The types of events that are counted. */
export const COUNTED = EVENT_CATALOG.filter(({ owner }) => COUNTED_OWNERS.includes(owner)).map(({ type }) => type);

export const isCounted = ({ type }: CloudEvent): boolean => (COUNTED as readonly string[]).includes(type);
