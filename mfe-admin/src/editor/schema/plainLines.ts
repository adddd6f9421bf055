import { Extension, InputRule } from '@tiptap/core';

const DIVIDER = /^(?:---|—-|___\s|\*\*\*\s)$/;
const PRIORITY = 1000;

/** In a line of words the signs of a divider are signs: there is no room for one. */
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
