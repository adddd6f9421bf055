import type { UploadRule } from '../http/operation.js';

const MEGABYTE = 1024 * 1024;
const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'];

/** Which files an item may have, and in which fields; the browser's dialogs check the same (AFILE-1). */
export const CONTENT_UPLOADS = {
  services: {
    fields: ['featured_image', 'image'],
    maxFiles: 1,
    maxBytes: 5 * MEGABYTE,
    types: [...PHOTO_TYPES, 'image/gif'],
  },
  projects: {
    fields: ['images', 'featured_image', 'thumbnail'],
    maxFiles: 10,
    maxBytes: 10 * MEGABYTE,
    types: [...PHOTO_TYPES, 'image/svg+xml'],
  },
  team: { fields: ['profile_image', 'photo', 'file'], maxFiles: 1, maxBytes: 5 * MEGABYTE, types: PHOTO_TYPES },
  blog: {
    fields: ['featuredImage', 'featured_image', 'images', 'image', 'file'],
    maxFiles: 10,
    maxBytes: 5 * MEGABYTE,
    types: [...PHOTO_TYPES, 'image/gif'],
  },
} as const satisfies Record<string, UploadRule>;
export type UploadOwner = keyof typeof CONTENT_UPLOADS;

/** What the server says of a project's picture that is too large; `index` counts from 0. */
export const imageTooLarge = (index: number): string => `Image ${index + 1} is too large. Maximum size is 10MB.`;
