import type { Editor } from '@tiptap/core';
import { type Plugin, PluginKey } from '@tiptap/pm/state';
import { exitSuggestion, Suggestion, type SuggestionProps } from '@tiptap/suggestion';
import type { SlashStore } from './SlashStore';
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
export const slashPlugin = (editor: Editor, store: SlashStore): Plugin =>
  Suggestion<SlashItem, SlashItem>({
    pluginKey: KEY,
    editor,
    char: '/',
    allow: () => !WITHOUT_BLOCKS.some((name) => editor.isActive(name)),
    items: ({ query }) => slashItemsFor(query, editor.isActive('table')),
    command: ({ range, props }) => {
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
  });
