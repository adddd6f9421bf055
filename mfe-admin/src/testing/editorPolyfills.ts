import { installJsdomPolyfills } from './jsdomPolyfills';

const NOWHERE = { top: 0, left: 0, bottom: 0, right: 0, width: 0, height: 0, x: 0, y: 0 } as DOMRect;
const NO_PLACES = [] as unknown as DOMRectList;

/** Adds the browser APIs that the editor needs and jsdom lacks. jsdom has no layout, so every rectangle is empty. */
export const installEditorPolyfills = (): void => {
  installJsdomPolyfills();
  Range.prototype.getBoundingClientRect ??= () => NOWHERE;
  Range.prototype.getClientRects ??= () => NO_PLACES;
  document.elementFromPoint ??= () => null;
};
