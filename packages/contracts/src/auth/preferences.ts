import * as z from 'zod';
import { isoDate, renamingAliases } from '../http/fields.js';

export const MAX_SAVED_FILTERS = 50;

const screenName = z
  .string({ error: 'Screen is required' })
  .max(60, 'Screen is too long')
  .regex(/^[a-z][a-z0-9-]*$/, 'Screen must be a word in lower case');

/** A saved view of a list with a name: `query` is the query of the screen's address, without `?`. */
export const savedFilter = z
  .strictObject({
    id: z
      .string({ error: 'ID is required' })
      .max(64, 'ID is too long')
      .regex(/^[\w-]+$/, 'ID must be letters, digits, hyphens and underscores'),
    screen: screenName,
    name: z
      .string({ error: 'Name is required' })
      .trim()
      .min(1, 'Name is required')
      .max(60, 'Name must be at most 60 characters'),
    query: z.string({ error: 'Query is required' }).max(1000, 'Query is too long'),
  })
  .meta({ id: 'SavedFilter' });
export type SavedFilter = z.infer<typeof savedFilter>;

export const LIST_VIEWS = ['grid', 'list', 'table'] as const;
export const TABLE_PAGE_SIZES = [10, 25, 50, 100] as const;
export const MAX_LIST_LOOKS = 30;

/** How one person looks at the list of a screen. */
export const listLook = z
  .strictObject({
    screen: screenName,
    view: z.enum(LIST_VIEWS, 'View must be grid, list or table'),
    /** Rows of the table on one page. */
    pageSize: z.literal(TABLE_PAGE_SIZES, 'Page size must be 10, 25, 50 or 100'),
    /** Titles of the columns that the table leaves out. */
    hiddenColumns: z.array(z.string().max(60)).max(30, 'At most 30 columns can be hidden'),
  })
  .meta({ id: 'ListLook' });
export type ListLook = z.infer<typeof listLook>;

export const density = z.enum(['comfortable', 'compact'], 'Density must be comfortable or compact');

/** Back-office preferences of one staff member; the same in each of their browsers. */
export const preferences = z
  .object({
    savedFilters: z
      .array(savedFilter, 'Saved filters must be a list')
      .max(MAX_SAVED_FILTERS, `At most ${MAX_SAVED_FILTERS} filters can be saved`)
      .refine(
        (filters) => new Set(filters.map(({ id }) => id)).size === filters.length,
        'Each filter needs its own ID',
      ),
    density,
    /** Absent in answers of servers from before tables; screens without one look as usual. */
    lists: z
      .array(listLook, 'Lists must be a list')
      .max(MAX_LIST_LOOKS, `At most ${MAX_LIST_LOOKS} lists are kept`)
      .optional(),
    /** Everything up to this time has been seen in the bell. */
    notificationsReadAt: isoDate.nullable(),
    /** Whether the figures of each week come by mail; absent in answers of servers from before the summary. */
    weeklySummary: z.boolean('Weekly summary must be true or false').optional(),
  })
  .meta({ id: 'Preferences' });
export type Preferences = z.infer<typeof preferences>;

export const DEFAULT_PREFERENCES: Preferences = {
  savedFilters: [],
  density: 'comfortable',
  notificationsReadAt: null,
};

const patch = z.strictObject(preferences.shape).partial().meta({ id: 'PreferencesPatch' });

/** Body of PUT /auth/preferences: absent fields stay; a list of filters replaces the previous one. */
export const preferencesPatch = z.preprocess(
  renamingAliases({
    saved_filters: 'savedFilters',
    notifications_read_at: 'notificationsReadAt',
    weekly_summary: 'weeklySummary',
  }),
  patch,
);
export type PreferencesPatch = z.infer<typeof patch>;

export const preferencesAnswer = z
  .object({ success: z.literal(true), message: z.string().optional(), data: preferences })
  .meta({ id: 'PreferencesAnswer' });
