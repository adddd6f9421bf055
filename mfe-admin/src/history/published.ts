import { type ContentSort, isLive } from './ContentItem';

/** A version of an item that visitors can see. */
export interface Published {
  id: string;
  version: number;
  name: string;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The item in the answer to a save, if it is on the site now. Kinds name it differently. */
export const getPublished = (sort: ContentSort, answer: unknown): Published | undefined => {
  if (!isRecord(answer)) return undefined;
  for (const item of Object.values(answer)) {
    if (!isRecord(item) || !isLive(sort, item)) continue;
    const { id, version, title, name } = item;
    if (typeof id === 'string' && typeof version === 'number') return { id, version, name: String(title ?? name) };
  }
  return undefined;
};
