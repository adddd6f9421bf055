import { fillBrowserGaps } from './browserGaps';

const NOWHERE = { top: 0, left: 0, bottom: 0, right: 0, width: 0, height: 0, x: 0, y: 0 } as DOMRect;
const NO_PLACES = [] as unknown as DOMRectList;

/** What jsdom lacks of a browser and an editor asks for: it draws nothing, so nothing has a place. */
export const fillEditorGaps = (): void => {
  fillBrowserGaps();
  Range.prototype.getBoundingClientRect ??= () => NOWHERE;
  Range.prototype.getClientRects ??= () => NO_PLACES;
  document.elementFromPoint ??= () => null;
};
