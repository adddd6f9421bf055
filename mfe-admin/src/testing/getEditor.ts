import type { Editor } from '@tiptap/core';

/** The editor of a field of rich text, by its text: what jsdom cannot type into is written by commands. */
export const getEditor = (text: HTMLElement): Editor => (text as HTMLElement & { editor: Editor }).editor;
