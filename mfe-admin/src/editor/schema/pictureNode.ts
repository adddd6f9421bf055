import { InputRule, type JSONContent, mergeAttributes } from '@tiptap/core';
import Image from '@tiptap/extension-image';
import { captionKeys } from './captionKeys';
import { pictureClicks } from './pictureClicks';
import { isPictureSize } from './pictureSize';

const NOT_OF_A_PICTURE = 'pre, table, ul, ol, blockquote, hr, h2, h3, h4, details';
const MARKDOWN = /(?:^|\s)!\[([^\]]*)\]\((\S+)\)$/;

/** The only picture of a figure; undefined for figures with tables, code, or more. */
const getPicture = (element: Element): Element | undefined => {
  if (element.localName === 'img') return element;
  const rest = element.cloneNode(true) as Element;
  const pictures = element.querySelectorAll('img[src]');
  for (const known of rest.querySelectorAll('img, figcaption')) known.remove();
  const isAlone = pictures.length === 1 && rest.querySelector(NOT_OF_A_PICTURE) === null;
  return isAlone && (rest.textContent ?? '').trim() === '' ? pictures[0] : undefined;
};

/** The caption without the paragraphs that some programs wrap it in. */
const getCaption = (figure: Node): HTMLElement => {
  const caption = (figure as Element).querySelector('figcaption')?.cloneNode(true) as HTMLElement | undefined;
  for (const paragraph of caption?.querySelectorAll('p') ?? []) paragraph.replaceWith(...paragraph.childNodes, ' ');
  return caption ?? window.document.createElement('figcaption');
};

const kept = (name: string, fallback: string | null = null) => ({
  [name]: { default: fallback, parseHTML: (element: Element) => getPicture(element)?.getAttribute(name) ?? fallback },
});

/** A picture with its caption as content, as one node. Without a caption it is stored as a plain image. */
export const Picture = Image.extend({
  content: 'figureCaption',
  isolating: true,
  draggable: false,
  addAttributes: () => ({
    ...kept('src'),
    ...kept('alt', ''),
    ...kept('width'),
    ...kept('height'),
    ...kept('loading'),
    size: {
      default: null,
      rendered: false,
      parseHTML: (element: Element) => [...element.classList].find(isPictureSize) ?? null,
    },
  }),
  parseHTML: () => [
    {
      tag: 'figure',
      priority: 60,
      getAttrs: (figure) => (getPicture(figure) === undefined ? false : null),
      contentElement: getCaption,
    },
    { tag: 'img[src]:not([src^="data:"])' },
  ],
  renderHTML: ({ node, HTMLAttributes }) => [
    'figure',
    { 'data-picture': '', class: node.attrs.size },
    ['img', mergeAttributes(HTMLAttributes)],
    ['div', 0],
  ],
  addInputRules() {
    return [
      new InputRule({
        find: MARKDOWN,
        handler: ({ range, match: [, alt = '', src], chain }) =>
          void chain()
            .insertContentAt(range, pictureContent({ src: src ?? '', alt }))
            .run(),
      }),
    ];
  },
  addKeyboardShortcuts() {
    return captionKeys(this.editor);
  },
  addProseMirrorPlugins: () => [pictureClicks()],
});

interface PictureAttributes {
  src: string;
  alt: string;
  width?: number | null;
  height?: number | null;
}

/** A picture to insert, with an empty caption. */
export const pictureContent = (attrs: PictureAttributes): JSONContent => ({
  type: 'image',
  attrs,
  content: [{ type: 'figureCaption' }],
});
