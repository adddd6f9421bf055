import type { PostSummary } from '@atelier/contracts/content/post';
import { getTeam, type Studio } from '../studio';

const DEFAULT_READING_TIME = '5 min';

export const readingTime = ({ readingTime }: Pick<PostSummary, 'readingTime'>): string =>
  readingTime > 0 ? `${readingTime} min` : DEFAULT_READING_TIME;

export const getAuthor = ({ author }: Pick<PostSummary, 'author'>, studio: Studio): string => author ?? getTeam(studio);

/** The category's label, or its slug with spaces for underscores and hyphens. */
export const getCategory = ({ category, categoryLabel }: Pick<PostSummary, 'category' | 'categoryLabel'>): string =>
  categoryLabel || category.replaceAll(/[_-]/g, ' ');

export const getDate = ({ publishDate, createdAt }: Pick<PostSummary, 'publishDate' | 'createdAt'>): string =>
  publishDate ?? createdAt;

export const getAddress = ({ slug, id }: Pick<PostSummary, 'slug' | 'id'>): string => `/blog/${slug || id}`;
