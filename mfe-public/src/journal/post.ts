import type { PostSummary } from '@atelier/contracts/content/post';
import { type Studio, teamOf } from '../studio';

export const DEFAULT_READING_TIME = '5 min';

export const readingTime = ({ readingTime }: Pick<PostSummary, 'readingTime'>): string =>
  readingTime > 0 ? `${readingTime} min` : DEFAULT_READING_TIME;

export const authorOf = ({ author }: Pick<PostSummary, 'author'>, studio: Studio): string => author ?? teamOf(studio);

/** Underscores and hyphens of a slug are shown as spaces where the category has no label. */
export const categoryOf = ({ category, categoryLabel }: Pick<PostSummary, 'category' | 'categoryLabel'>): string =>
  categoryLabel || category.replaceAll(/[_-]/g, ' ');

export const dateOf = ({ publishDate, createdAt }: Pick<PostSummary, 'publishDate' | 'createdAt'>): string =>
  publishDate ?? createdAt;

export const addressOf = ({ slug, id }: Pick<PostSummary, 'slug' | 'id'>): string => `/blog/${slug || id}`;
