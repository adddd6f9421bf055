import { Extension, InputRule } from '@tiptap/core';

const DIVIDER = /^(?:---|—-|___\s|\*\*\*\s)$/;
const PRIORITY = 1000;

/** A divider shortcut stays plain text in captions and summaries, which cannot contain a divider. */
export const PlainLines = Extension.create({
  name: 'plainLines',
  priority: PRIORITY,
  addInputRules: () => [
    new InputRule({
      find: DIVIDER,
      handler: ({ state, range, match: [typed] }) => {
        const { name } = state.selection.$from.parent.type;
        if (name !== 'figureCaption' && name !== 'summary') return null;
        state.tr.insertText(typed.slice(-1), range.to);
        return undefined;
      },
    }),
  ],
});
