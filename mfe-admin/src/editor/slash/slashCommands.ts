import { Extension } from '@tiptap/core';
import { PluginKey } from '@tiptap/pm/state';
import { exitSuggestion, Suggestion, type SuggestionProps } from '@tiptap/suggestion';
import { SlashStore } from './SlashStore';
import { type SlashItem, slashItemsFor } from './slashItems';

const KEY = new PluginKey('slashCommands');

/** Places where a slash is only a character. */
const WITHOUT_BLOCKS = ['codeBlock', 'code', 'figureCaption', 'summary'];

const shownBy = (store: SlashStore) => (props: SuggestionProps<SlashItem, SlashItem>) =>
  store.show({
    items: props.items,
    query: props.query,
    place: props.clientRect?.() ?? undefined,
    editor: props.editor,
    pick: props.command,
  });

/** A slash at the start of a word opens the block menu where blocks are allowed. */
export const SlashCommands = Extension.create<{ store: SlashStore }>({
  name: 'slashCommands',
  addOptions: () => ({ store: new SlashStore() }),
  addProseMirrorPlugins() {
    const { store } = this.options;
    return [
      Suggestion<SlashItem, SlashItem>({
        pluginKey: KEY,
        editor: this.editor,
        char: '/',
        allow: ({ editor }) => !WITHOUT_BLOCKS.some((name) => editor.isActive(name)),
        items: ({ query, editor }) => slashItemsFor(query, editor.isActive('table')),
        command: ({ editor, range, props }) => {
          editor.chain().focus().deleteRange(range).run();
          props.run(editor);
        },
        render: () => ({
          onStart: shownBy(store),
          onUpdate: shownBy(store),
          onExit: () => store.hide(),
          onKeyDown: ({ view, event }) => {
            if (event.key !== 'Escape') return store.press(event.key);
            // Closes the menu but not the dialog around the field.
            event.stopPropagation();
            exitSuggestion(view, KEY);
            return true;
          },
        }),
      }),
    ];
  },
});
