import { embedAt } from '@atelier/contracts/content/rich-text-rules';
import { type JSONContent, Node } from '@tiptap/core';

const linkIn = (figure: Element): HTMLAnchorElement | null => figure.querySelector('a[href]');

/** A video of another site, stored as a link; visitors load the player on request. */
export const Embed = Node.create({
  name: 'embed',
  group: 'block',
  atom: true,
  addAttributes: () => ({
    href: { default: '', rendered: false, parseHTML: (figure: Element) => linkIn(figure)?.getAttribute('href') ?? '' },
    title: { default: '', rendered: false, parseHTML: (figure: Element) => linkIn(figure)?.textContent ?? '' },
  }),
  parseHTML: () => [
    {
      tag: 'figure.embed',
      priority: 80,
      getAttrs: (figure) => (embedAt(linkIn(figure)?.getAttribute('href') ?? '') === undefined ? false : null),
    },
  ],
  renderHTML: ({ node: { attrs } }) => ['figure', { class: 'embed' }, ['a', { href: attrs.href }, attrs.title]],
});

export const embedContent = (href: string, title: string): JSONContent => ({ type: 'embed', attrs: { href, title } });
