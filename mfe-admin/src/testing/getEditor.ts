import type { Editor } from '@tiptap/core';

/** The rich-text editor of a field, by its text element; commands replace typing, which jsdom does not support. */
export const getEditor = (text: HTMLElement): Editor => (text as HTMLElement & { editor: Editor }).editor;
