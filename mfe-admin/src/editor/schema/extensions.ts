import { isAllowedLink } from '@atelier/contracts/content/rich-text-rules';
import type { AnyExtension } from '@tiptap/core';
import Image from '@tiptap/extension-image';
import { Placeholder } from '@tiptap/extensions';
import { StarterKit } from '@tiptap/starter-kit';
import { CodeBlock } from './codeBlock';
import { KEPT_ELEMENTS } from './keptElements';
import { TABLE_NODES } from './tableNodes';

const Picture = Image.extend({
  addAttributes() {
    return {
      src: { default: null },
      alt: { default: '' },
      width: { default: null },
      height: { default: null },
      loading: { default: null },
    };
  },
});

/** Everything that rich text is made of: its elements are those of the rules, and no others. */
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
  CodeBlock,
  Picture,
  ...TABLE_NODES,
  ...KEPT_ELEMENTS,
  Placeholder.configure({ placeholder }),
];
