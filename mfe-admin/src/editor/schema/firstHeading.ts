import { Extension, textblockTypeInputRule } from '@tiptap/core';

/** `# ` creates the highest heading level that a text may use, because the page title is the first level. */
export const FirstHeading = Extension.create({
  name: 'firstHeading',
  addInputRules() {
    const { heading } = this.editor.schema.nodes;
    return heading === undefined
      ? []
      : [textblockTypeInputRule({ find: /^#\s$/, type: heading, getAttributes: { level: 2 } })];
  },
});
