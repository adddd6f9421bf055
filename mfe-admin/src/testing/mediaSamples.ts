import type { MediaFile, MediaFileDetails } from '@atelier/contracts';

const UPLOADED = '2026-05-04T09:30:00.000Z';

export const aMediaFile = (changes: Partial<MediaFile> = {}): MediaFile => ({
  id: 'f1',
  path: 'library/f1.png',
  url: '/media/library/f1.png',
  contentType: 'image/png',
  bytes: 240_000,
  width: 1280,
  height: 800,
  blur: null,
  variants: [{ url: '/media/library/f1-320.webp', format: 'webp', width: 320, height: 200, bytes: 9000 }],
  name: 'Loom.png',
  folder: 'library',
  alt: 'A loom by the window',
  tags: ['Studio'],
  focalPoint: null,
  uploadedBy: 'Ada Lovelace',
  uploadedAt: UPLOADED,
  uses: 1,
  trashedAt: null,
  version: 3,
  updatedBy: 'Ada Lovelace',
  updatedAt: UPLOADED,
  ...changes,
});

export const mediaDetails = (file: MediaFile, usedIn: MediaFileDetails['usedIn'] = []) => ({
  status: 200,
  body: { success: true, data: { ...file, usedIn } },
});

export const mediaList = (files: readonly MediaFile[]) => ({
  status: 200,
  body: {
    success: true,
    data: files,
    total: files.length,
    pagination: { page: 1, limit: 24, total: files.length, totalPages: 1 },
  },
});

export const mediaStats = {
  status: 200,
  body: { success: true, data: { total: 12, used: 8, unused: 4, bytes: 3_500_000, trashed: 1 } },
};

export const mediaTags = { status: 200, body: { success: true, data: [{ tag: 'Studio', count: 3 }] } };
