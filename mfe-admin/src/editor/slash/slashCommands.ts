import { type Editor, Extension } from '@tiptap/core';
import { SlashStore } from './SlashStore';

const loadMenu = async () => (await import(/* webpackChunkName: "slash" */ './slashPlugin')).slashPlugin;

const isAfterSlash = ({ state: { selection } }: Editor): boolean =>
  selection.empty && selection.$from.nodeBefore?.text?.includes('/') === true;

/** The block menu, which loads when a slash is first typed; if it cannot be loaded, the next change tries again. */
export const SlashCommands = Extension.create<{ store: SlashStore }, { isRequested: boolean }>({
  name: 'slashCommands',
  addOptions: () => ({ store: new SlashStore() }),
  addStorage: () => ({ isRequested: false }),
  async onUpdate() {
    const { editor, storage, options } = this;
    if (storage.isRequested || !isAfterSlash(editor)) return;
    storage.isRequested = true;
    const slashPlugin = await loadMenu().catch(() => undefined);
    storage.isRequested = slashPlugin !== undefined;
    if (slashPlugin === undefined || editor.isDestroyed) return;
    // Before all others, because an open menu handles Enter, Tab, and the arrow keys.
    editor.registerPlugin(slashPlugin(editor, options.store), (menu, others) => [menu, ...others]);
    editor.view.dispatch(editor.state.tr);
  },
});
