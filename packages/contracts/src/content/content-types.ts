import type { Resource } from '../auth/permissions.js';
import type { UploadRule } from '../http/operation.js';

const MEGABYTE = 1024 * 1024;
const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'];

export const REVIEW_NOTE_MAX_LENGTH = 1000;

interface ContentType {
  /** First path segment of its calls. */
  path: string;
  /** The resource whose permissions control reading, writing and deleting its items. */
  resource: Resource;
  /** Path prefix of its items on the site. */
  folder: string;
  /** The name of its sitemap. */
  sitemap: string;
  /** Singular noun of an item, in events and webhooks. */
  noun: string;
  /** Whether staff arrange its items. */
  isOrdered?: boolean;
  /** Files that an item may have, by field; the browser's dialogs check the same rules (AFILE-1). */
  upload?: UploadRule;
}

/** The types of content: all generic code is driven by this table (docs/guides/another-content-type.md). */
export const CONTENT_TYPES = {
  post: {
    path: 'blog',
    resource: 'blog',
    folder: '/blog',
    sitemap: 'posts',
    noun: 'Post',
    upload: {
      fields: ['featuredImage', 'featured_image', 'images', 'image', 'file'],
      maxFiles: 10,
      maxBytes: 5 * MEGABYTE,
      types: [...PHOTO_TYPES, 'image/gif'],
    },
  },
  service: {
    path: 'services',
    resource: 'services',
    folder: '/services',
    sitemap: 'services',
    noun: 'Service',
    isOrdered: true,
    upload: {
      fields: ['featured_image', 'image'],
      maxFiles: 1,
      maxBytes: 5 * MEGABYTE,
      types: [...PHOTO_TYPES, 'image/gif'],
    },
  },
  project: {
    path: 'projects',
    resource: 'projects',
    folder: '/projects',
    sitemap: 'projects',
    noun: 'Project',
    isOrdered: true,
    upload: {
      fields: ['images', 'featured_image', 'thumbnail'],
      maxFiles: 10,
      maxBytes: 10 * MEGABYTE,
      types: [...PHOTO_TYPES, 'image/svg+xml'],
    },
  },
  member: {
    path: 'team',
    resource: 'team',
    folder: '/team',
    sitemap: 'team',
    noun: 'Team member',
    isOrdered: true,
    upload: {
      fields: ['profile_image', 'photo', 'file'],
      maxFiles: 1,
      maxBytes: 5 * MEGABYTE,
      types: PHOTO_TYPES,
    },
  },
  page: { path: 'pages', resource: 'settings', folder: '', sitemap: 'pages', noun: 'Page' },
} as const satisfies Readonly<Record<string, ContentType>>;

export type ContentKind = keyof typeof CONTENT_TYPES;
export type ContentPath = (typeof CONTENT_TYPES)[ContentKind]['path'];

/** The kinds of content that visitors can see. */
export const CONTENT_KINDS = Object.keys(CONTENT_TYPES) as ContentKind[];
export const CONTENT_PATHS = Object.values(CONTENT_TYPES).map(({ path }) => path);
export const CONTENT_RESOURCES: readonly Resource[] = Object.values(CONTENT_TYPES).map(({ resource }) => resource);

/** 'post, service, project, member or page', for messages. */
export const KINDS_IN_WORDS = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(CONTENT_KINDS);

export const pathOfItem = (kind: ContentKind, slug: string): string => `${CONTENT_TYPES[kind].folder}/${slug}`;

/** Creates a value for each kind. */
export const eachKind = <Value>(make: (kind: ContentKind) => Value) =>
  Object.fromEntries(CONTENT_KINDS.map((kind) => [kind, make(kind)])) as Record<ContentKind, Value>;

type Ordered = Extract<(typeof CONTENT_TYPES)[ContentKind], { isOrdered: true }>;
export type OrderedPath = Ordered['path'];
export const ORDERED_PATHS = Object.values(CONTENT_TYPES).flatMap((type) => ('isOrdered' in type ? [type.path] : []));

type Uploading = Extract<(typeof CONTENT_TYPES)[ContentKind], { upload: UploadRule }>;

/** The upload rules of the types with files, by path. */
export const CONTENT_UPLOADS = Object.fromEntries(
  Object.values(CONTENT_TYPES).flatMap((type) => ('upload' in type ? [[type.path, type.upload]] : [])),
) as { [Type in Uploading as Type['path']]: Type['upload'] };
export type UploadOwner = keyof typeof CONTENT_UPLOADS;

/** The server's message for a project picture that is too large; `index` counts from 0. */
export const imageTooLarge = (index: number): string => `Image ${index + 1} is too large. Maximum size is 10MB.`;
