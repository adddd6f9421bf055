import { isAllowedLink } from '@atelier/contracts/content/rich-text-rules';
import type { AnyExtension } from '@tiptap/core';
import { Blockquote } from '@tiptap/extension-blockquote';
import { Bold } from '@tiptap/extension-bold';
import { Code } from '@tiptap/extension-code';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Heading } from '@tiptap/extension-heading';
import { HorizontalRule } from '@tiptap/extension-horizontal-rule';
import { Italic } from '@tiptap/extension-italic';
import { Link } from '@tiptap/extension-link';
import { BulletList } from '@tiptap/extension-list/bullet-list';
import { ListItem } from '@tiptap/extension-list/item';
import { ListKeymap } from '@tiptap/extension-list/keymap';
import { OrderedList } from '@tiptap/extension-list/ordered-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Strike } from '@tiptap/extension-strike';
import { Text } from '@tiptap/extension-text';
import { Underline } from '@tiptap/extension-underline';
import { Dropcursor } from '@tiptap/extensions/drop-cursor';
import { Gapcursor } from '@tiptap/extensions/gap-cursor';
import { Placeholder } from '@tiptap/extensions/placeholder';
import { TrailingNode } from '@tiptap/extensions/trailing-node';
import { UndoRedo } from '@tiptap/extensions/undo-redo';
import { Callout } from './calloutNode';
import { CodeBlock } from './codeBlock';
import { DETAILS_NODES } from './detailsNodes';
import { Embed } from './embedNode';
import { FirstHeading } from './firstHeading';
import { Gallery } from './galleryNode';
import { KEPT_ELEMENTS } from './keptElements';
import { Picture } from './pictureNode';
import { PlainLines } from './plainLines';
import { TABLE_NODES } from './tableNodes';

/** The editor's extensions: exactly the elements that the rich-text rules allow. Kits would bring those that are not used. */
export const richTextExtensions = (placeholder: string): AnyExtension[] => [
  Bold,
  Blockquote,
  BulletList,
  Code,
  Document,
  Dropcursor,
  Gapcursor,
  HardBreak,
  Heading.configure({ levels: [2, 3, 4] }),
  UndoRedo,
  HorizontalRule,
  Italic,
  ListItem,
  ListKeymap,
  Link.configure({
    openOnClick: false,
    markdownLinks: true,
    defaultProtocol: 'https',
    isAllowedUri: isAllowedLink,
    HTMLAttributes: { target: null, rel: null, class: null },
  }),
  OrderedList,
  Paragraph,
  Strike,
  Text,
  Underline,
  TrailingNode,
  FirstHeading,
  PlainLines,
  CodeBlock,
  Picture,
  ...TABLE_NODES,
  ...DETAILS_NODES,
  Callout,
  Gallery,
  Embed,
  ...KEPT_ELEMENTS,
  Placeholder.configure({ placeholder }),
];
