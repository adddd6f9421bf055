import type { Editor } from '@tiptap/core';

/** A picture's width: as wide as the text, wider, or full width. */
export const PICTURE_SIZES = [
  { size: null, label: 'Text width' },
  { size: 'wide', label: 'Wide' },
  { size: 'full', label: 'Full width' },
] as const;
export type PictureSize = (typeof PICTURE_SIZES)[number]['size'];

export const isPictureSize = (name: string): boolean => name === 'wide' || name === 'full';

export const sizeAt = (editor: Editor): PictureSize => (editor.getAttributes('image').size as PictureSize) ?? null;

export const setPictureSize = (editor: Editor, size: PictureSize): boolean =>
  editor.chain().updateAttributes('image', { size }).run();
