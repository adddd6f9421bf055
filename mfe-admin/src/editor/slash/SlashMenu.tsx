import { type CSSProperties, useEffect, useId, useRef, useSyncExternalStore } from 'react';
import hidden from '../../layout/VisuallyHidden.module.css';
import styles from './SlashMenu.module.css';
import type { OpenMenu, SlashStore } from './SlashStore';

const GAP_PX = 6;
const MENU_WIDTH_PX = 280;
const MENU_HEIGHT_PX = 296;
/** Height of the sticky toolbar above the text. */
const TOOLS_PX = 56;

const getScroller = (element: Element): Element => {
  for (let one = element.parentElement; one !== null; one = one.parentElement)
    if (/auto|scroll/.test(getComputedStyle(one).overflowY)) return one;
  return document.documentElement;
};

/** The space below and above a line of text; a phone's keyboard covers some of the screen. */
const getRoomAround = (page: Element, line: DOMRect) => {
  const { top, bottom } = getScroller(page).getBoundingClientRect();
  const screen = window.visualViewport?.height ?? window.innerHeight;
  return { below: Math.min(bottom, screen) - line.bottom, above: line.top - Math.max(top, 0) - TOOLS_PX };
};

/** The position next to the cursor: below its line, or above it if there is more space. */
const placeIn = (page: Element | null, line: DOMRect | undefined): CSSProperties => {
  if (page === null || line === undefined) return {};
  const box = page.getBoundingClientRect();
  const left = Math.min(line.left - box.left, Math.max(box.width - MENU_WIDTH_PX, 0));
  const { below, above } = getRoomAround(page, line);
  const isBelow = below >= MENU_HEIGHT_PX + GAP_PX || below >= above;
  return {
    insetInlineStart: Math.max(left, 0),
    maxHeight: Math.min(MENU_HEIGHT_PX, Math.max(below, above, MENU_HEIGHT_PX / 2) - 2 * GAP_PX),
    ...(isBelow
      ? { insetBlockStart: line.bottom - box.top + GAP_PX }
      : { insetBlockEnd: box.bottom - line.top + GAP_PX }),
  };
};

/** The text keeps the focus; its attributes name the active entry. */
const useActiveDescendant = (menu: OpenMenu | undefined, listId: string) => {
  const chosen = menu?.items[menu.at]?.id;
  const text = menu?.editor.view.dom;
  useEffect(() => {
    if (text === undefined || chosen === undefined) return;
    text.setAttribute('aria-controls', listId);
    text.setAttribute('aria-activedescendant', `${listId}-${chosen}`);
    return () => {
      text.removeAttribute('aria-controls');
      text.removeAttribute('aria-activedescendant');
    };
  }, [text, chosen, listId]);
};

/** The block menu that a slash opens. */
export function SlashMenu({ store }: { store: SlashStore }) {
  const menu = useSyncExternalStore(store.subscribe, store.snapshot);
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  useActiveDescendant(menu, listId);
  const at = menu?.at;
  useEffect(() => {
    if (at !== undefined) list.current?.children[at]?.scrollIntoView?.({ block: 'nearest' });
  }, [at]);
  const hasItems = menu !== undefined && menu.items.length > 0;
  return (
    <>
      <span className={hidden.visuallyHidden} role="status">
        {hasItems ? `${menu.items.length} blocks. Arrow keys choose, Enter inserts.` : ''}
      </span>
      {hasItems && (
        <div
          ref={list}
          id={listId}
          className={styles.menu}
          role="listbox"
          aria-label="Blocks"
          style={placeIn(menu.editor.view.dom.closest('[data-page]'), menu.place)}
        >
          {menu.items.map((item, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the text has the focus and forwards key presses.
            <div
              key={item.id}
              id={`${listId}-${item.id}`}
              className={styles.item}
              role="option"
              tabIndex={-1}
              aria-selected={index === menu.at}
              onMouseDown={(event) => event.preventDefault()}
              onMouseEnter={() => store.choose(index)}
              onClick={() => menu.pick(item)}
            >
              <span className={styles.icon} aria-hidden="true">
                {item.icon}
              </span>
              <span>{item.label}</span>
              <span className={styles.hint}>{item.hint}</span>
            </div>
          ))}
        </div>
      )}
    </>
  );
}
