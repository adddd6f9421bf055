import { type ContentPath, OPERATIONS } from '@atelier/contracts';
import { InvalidInput, isDuplicateKey } from '@atelier/service-kit';

export const isSlugClash = (error: unknown): boolean => isDuplicateKey(error) && error.message.includes('slug');

const CALLS = new Set(Object.keys(OPERATIONS).map((key) => key.split('/').slice(1, 3).join('/')));

/** Whether the address belongs to an API call, such as GET /blog/stats. */
export const isCall = (path: ContentPath, slug: string): boolean => CALLS.has(`${path}/${slug}`);

export const slugTaken = () => new InvalidInput([{ field: 'slug', message: 'Slug is already in use' }]);
