import { Node } from '@tiptap/core';

export const CALLOUT = 'callout';

/** A remark set apart from the text. Enter on an empty line leads out, as in a quote. */
export const Callout = Node.create({
  name: CALLOUT,
  group: 'block',
  content: 'block+',
  defining: true,
  parseHTML: () => [{ tag: 'figure.callout', priority: 80 }],
  renderHTML: () => ['figure', { class: 'callout' }, 0],
});
