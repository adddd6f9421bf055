import { isAllowedLink } from '@atelier/contracts/content/rich-text-rules';
import type { AnyExtension } from '@tiptap/core';
import { Placeholder } from '@tiptap/extensions';
import { StarterKit } from '@tiptap/starter-kit';
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

/** The editor's extensions: exactly the elements that the rich-text rules allow. */
export const richTextExtensions = (placeholder: string): AnyExtension[] => [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    codeBlock: false,
    link: {
      openOnClick: false,
      markdownLinks: true,
      defaultProtocol: 'https',
      isAllowedUri: isAllowedLink,
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
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
