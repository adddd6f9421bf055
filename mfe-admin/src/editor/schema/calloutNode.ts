import { Node } from '@tiptap/core';

export const CALLOUT = 'callout';

/** A callout in the text. Enter on an empty line leaves it, as in a quote. */
export const Callout = Node.create({
  name: CALLOUT,
  group: 'block',
  content: 'block+',
  defining: true,
  parseHTML: () => [{ tag: 'figure.callout', priority: 80 }],
  renderHTML: () => ['figure', { class: 'callout' }, 0],
});
