import type { Editor } from '@tiptap/core';
import type { ReactNode } from 'react';
import { PictureOutlined, PlayCircleOutlined } from '#icons';
import { CALLOUT, DETAILS } from '../toolbar/moreTools';
import type { Tool } from '../toolbar/Tool';
import { BULLET_LIST, CODE_BLOCK, DIVIDER, HEADINGS, ORDERED_LIST, QUOTE, TABLE } from '../toolbar/textTools';

export interface SlashItem {
  id: string;
  label: string;
  hint: string;
  icon: ReactNode;
  /** Further search words. */
  words: string;
  run: (editor: Editor) => void;
}

/** Request a picture or a video from the field, which owns these dialogs. */
export const CHOOSE_PICTURE = 'choosePicture';
export const CHOOSE_VIDEO = 'chooseVideo';

const from = (tool: Tool | undefined, hint: string, words = ''): SlashItem[] =>
  tool === undefined
    ? []
    : [{ id: tool.id, label: tool.label, icon: tool.icon, hint, words, run: tool.run as SlashItem['run'] }];

const ITEMS: readonly SlashItem[] = [
  ...from(HEADINGS[0], 'Section heading', 'h2 title'),
  ...from(HEADINGS[1], 'Subsection heading', 'h3 subtitle'),
  ...from(HEADINGS[2], 'A small heading', 'h4'),
  ...from(BULLET_LIST, 'A list with bullets', 'ul unordered'),
  ...from(ORDERED_LIST, 'A list with numbers', 'ol ordered'),
  ...from(QUOTE, 'A quotation', 'blockquote citation'),
  ...from(CODE_BLOCK, 'Code with syntax colors', 'pre snippet program'),
  ...from(TABLE, 'Rows and columns', 'grid'),
  ...from(DETAILS, 'Hidden until the reader opens it', 'details toggle accordion collapse faq'),
  ...from(CALLOUT, 'A remark set apart from the text', 'note tip warning aside info'),
  ...from(DIVIDER, 'A dividing line', 'hr rule line'),
  {
    id: 'picture',
    label: 'Image',
    hint: 'From this computer or the library',
    icon: <PictureOutlined />,
    words: 'picture photo img gallery',
    run: (editor) => editor.view.dom.dispatchEvent(new CustomEvent(CHOOSE_PICTURE)),
  },
  {
    id: 'video',
    label: 'Video',
    hint: 'From YouTube or Vimeo',
    icon: <PlayCircleOutlined />,
    words: 'embed youtube vimeo film player',
    run: (editor) => editor.view.dom.dispatchEvent(new CustomEvent(CHOOSE_VIDEO)),
  },
];

/** The entries that match the word after the slash. */
export const slashItemsFor = (query: string, isInTable: boolean): SlashItem[] => {
  const wanted = query.toLowerCase();
  return ITEMS.filter(({ id, label, words }) => {
    if (isInTable && id === TABLE.id) return false;
    return label.toLowerCase().includes(wanted) || words.split(' ').some((word) => word.startsWith(wanted));
  });
};
