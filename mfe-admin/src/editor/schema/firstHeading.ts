import { Extension, textblockTypeInputRule } from '@tiptap/core';

/** `# ` means the highest heading that a text may have: the first one is the page's. */
export const FirstHeading = Extension.create({
  name: 'firstHeading',
  addInputRules() {
    const { heading } = this.editor.schema.nodes;
    return heading === undefined
      ? []
      : [textblockTypeInputRule({ find: /^#\s$/, type: heading, getAttributes: { level: 2 } })];
  },
});
