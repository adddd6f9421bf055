import type { LibrarySort } from '@atelier/contracts/media/upload';

/** What each sort of files is called, and the type that lists it. */
export const SORT_WORDS = {
  picture: { one: 'picture', many: 'pictures', type: 'image' },
  clip: { one: 'clip', many: 'clips', type: 'video' },
  typeface: { one: 'typeface', many: 'typefaces', type: 'font/woff2' },
  document: { one: 'PDF file', many: 'PDF files', type: 'application/pdf' },
} as const satisfies Readonly<Record<LibrarySort, { one: string; many: string; type: string }>>;
