import { type Editor, Extension } from '@tiptap/core';
import { SlashStore } from './SlashStore';

const loadMenu = async () => (await import(/* webpackChunkName: "slash" */ './slashPlugin')).slashPlugin;

interface Options {
  store: SlashStore;
}

interface Storage {
  isRequested: boolean;
}

const addMenu = async (editor: Editor, storage: Storage, { store }: Options): Promise<void> => {
  if (storage.isRequested) return;
  storage.isRequested = true;
  const slashPlugin = await loadMenu().catch(() => undefined);
  storage.isRequested = slashPlugin !== undefined;
  if (slashPlugin === undefined || editor.isDestroyed) return;
  // Before all others, because an open menu handles Enter, Tab, and the arrow keys.
  editor.registerPlugin(slashPlugin(editor, store), (menu, others) => [menu, ...others]);
  editor.view.dispatch(editor.state.tr);
};

/**
 * The block menu, which loads when the text is first focused, so that it is there when a slash is typed. If it cannot be
 * loaded, the next change tries again.
 */
export const SlashCommands = Extension.create<Options, Storage>({
  name: 'slashCommands',
  addOptions: () => ({ store: new SlashStore() }),
  addStorage: () => ({ isRequested: false }),
  async onFocus() {
    await addMenu(this.editor, this.storage, this.options);
  },
  async onUpdate() {
    await addMenu(this.editor, this.storage, this.options);
  },
});
