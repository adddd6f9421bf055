import type { Editor } from '@tiptap/react';
import {
  BoldOutlined,
  ItalicOutlined,
  MinusOutlined,
  OrderedListOutlined,
  RedoOutlined,
  StrikethroughOutlined,
  TableOutlined,
  UndoOutlined,
  UnorderedListOutlined,
} from '#icons';
import { Glyph } from './Glyph';
import type { Tool } from './Tool';

/** Captions and summaries contain a single line of text. */
const mayHoldBlocks = (editor: Editor): boolean => !editor.isActive('figureCaption') && !editor.isActive('summary');

const heading = (level: 2 | 3 | 4): Tool => ({
  id: `heading${level}`,
  label: `Heading ${level}`,
  icon: <Glyph text={`H${level}`} />,
  keys: `Mod+Alt+${level}`,
  isActive: (editor) => editor.isActive('heading', { level }),
  isEnabled: mayHoldBlocks,
  run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
});

const HISTORY: Tool[] = [
  {
    id: 'undo',
    label: 'Undo',
    icon: <UndoOutlined />,
    keys: 'Mod+Z',
    isEnabled: (editor) => editor.can().undo(),
    run: (editor) => editor.chain().focus().undo().run(),
  },
  {
    id: 'redo',
    label: 'Redo',
    icon: <RedoOutlined />,
    keys: 'Mod+Shift+Z',
    isEnabled: (editor) => editor.can().redo(),
    run: (editor) => editor.chain().focus().redo().run(),
  },
];

const MARKS: Tool[] = [
  {
    id: 'bold',
    label: 'Bold',
    icon: <BoldOutlined />,
    keys: 'Mod+B',
    isActive: (editor) => editor.isActive('bold'),
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    id: 'italic',
    label: 'Italic',
    icon: <ItalicOutlined />,
    keys: 'Mod+I',
    isActive: (editor) => editor.isActive('italic'),
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    id: 'strike',
    label: 'Strikethrough',
    icon: <StrikethroughOutlined />,
    keys: 'Mod+Shift+S',
    isActive: (editor) => editor.isActive('strike'),
    run: (editor) => editor.chain().focus().toggleStrike().run(),
  },
  {
    id: 'code',
    label: 'Inline code',
    icon: <Glyph text="</>" />,
    keys: 'Mod+E',
    isActive: (editor) => editor.isActive('code'),
    run: (editor) => editor.chain().focus().toggleCode().run(),
  },
];

export const BULLET_LIST: Tool = {
  id: 'bulletList',
  label: 'Bulleted list',
  icon: <UnorderedListOutlined />,
  keys: 'Mod+Shift+8',
  isActive: (editor) => editor.isActive('bulletList'),
  isEnabled: mayHoldBlocks,
  run: (editor) => editor.chain().focus().toggleBulletList().run(),
};

export const ORDERED_LIST: Tool = {
  id: 'orderedList',
  label: 'Numbered list',
  icon: <OrderedListOutlined />,
  keys: 'Mod+Shift+7',
  isActive: (editor) => editor.isActive('orderedList'),
  isEnabled: mayHoldBlocks,
  run: (editor) => editor.chain().focus().toggleOrderedList().run(),
};

export const QUOTE: Tool = {
  id: 'blockquote',
  label: 'Quote',
  icon: <Glyph text="“" />,
  keys: 'Mod+Shift+B',
  isActive: (editor) => editor.isActive('blockquote'),
  isEnabled: mayHoldBlocks,
  run: (editor) => editor.chain().focus().toggleBlockquote().run(),
};

export const CODE_BLOCK: Tool = {
  id: 'codeBlock',
  label: 'Code block',
  icon: <Glyph text="{ }" />,
  keys: 'Mod+Alt+C',
  isActive: (editor) => editor.isActive('codeBlock'),
  isEnabled: mayHoldBlocks,
  run: (editor) => editor.chain().focus().toggleCodeBlock().run(),
};

export const TABLE: Tool = {
  id: 'table',
  label: 'Table',
  icon: <TableOutlined />,
  isEnabled: (editor) => mayHoldBlocks(editor) && !editor.isActive('table'),
  run: (editor) => editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
};

export const DIVIDER: Tool = {
  id: 'horizontalRule',
  label: 'Divider',
  icon: <MinusOutlined />,
  isEnabled: mayHoldBlocks,
  run: (editor) => editor.chain().focus().setHorizontalRule().run(),
};

export const HEADINGS = [heading(2), heading(3), heading(4)];

/** The groups of the main toolbar, except links and pictures, which open dialogs. */
export const TEXT_TOOLS: readonly (readonly Tool[])[] = [
  HISTORY,
  HEADINGS,
  MARKS,
  [BULLET_LIST, ORDERED_LIST, QUOTE, CODE_BLOCK, TABLE, DIVIDER],
];
