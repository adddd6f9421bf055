import type { Editor } from '@tiptap/core';
import type { SlashItem } from './slashItems';

/** The open menu; `at` is the index of the active entry, `place` the cursor's position on the screen. */
export interface OpenMenu {
  items: readonly SlashItem[];
  query: string;
  at: number;
  place: DOMRect | undefined;
  editor: Editor;
  pick: (item: SlashItem) => void;
}

/** Connects the editor, which opens the menu, with React, which renders it. */
export class SlashStore {
  private open: OpenMenu | undefined;
  private readonly listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };
  readonly snapshot = (): OpenMenu | undefined => this.open;

  show(menu: Omit<OpenMenu, 'at'>): void {
    const isSame = this.open?.query === menu.query;
    this.become({ ...menu, at: isSame ? (this.open?.at ?? 0) : 0 });
  }

  hide(): void {
    this.become(undefined);
  }

  choose(at: number): void {
    if (this.open !== undefined) this.become({ ...this.open, at });
  }

  /** True if the menu handled the key. */
  press(key: string): boolean {
    if (this.open === undefined || this.open.items.length === 0) return false;
    const { items, at } = this.open;
    const item = items[at];
    if (key === 'ArrowDown') this.choose((at + 1) % items.length);
    else if (key === 'ArrowUp') this.choose((at - 1 + items.length) % items.length);
    else if ((key === 'Enter' || key === 'Tab') && item !== undefined) this.open.pick(item);
    else return false;
    return true;
  }

  private become(open: OpenMenu | undefined): void {
    this.open = open;
    for (const listener of this.listeners) listener();
  }
}
