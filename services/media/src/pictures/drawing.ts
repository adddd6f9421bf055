import { TaskTimeout, WorkThread } from '@atelier/service-kit';

const CLEANING_MS = 10_000;

const thread = new WorkThread('./drawing-thread', import.meta.url);

/**
 * Rewrites a drawing without anything that runs, loads or links elsewhere: scripts, styles, foreign content, external links.
 * Undefined if nothing is left to draw, or if a browser would take too long to draw it.
 */
export const harmlessDrawing = async (xml: string): Promise<string | undefined> => {
  try {
    return await thread.run<string | undefined>(xml, CLEANING_MS);
  } catch (error) {
    if (error instanceof TaskTimeout) return undefined;
    throw error;
  }
};

const getAttribute = (start: string, name: string): string => new RegExp(`\\s${name}="([^"]*)"`).exec(start)?.[1] ?? '';

const getPixels = (length: string): number | undefined => {
  const [, digits] = /^\s*(\d{1,6}(?:\.\d+)?)(?:px)?\s*$/.exec(length) ?? [];
  return digits === undefined || Number(digits) < 1 ? undefined : Math.round(Number(digits));
};

/** Size in pixels, from width and height or from the view box; null if neither is given. */
export const sizeOfDrawing = (xml: string): { width: number | null; height: number | null } => {
  const [start = ''] = /^<svg[^>]*>/.exec(xml) ?? [];
  const [, , boxWidth = '', boxHeight = ''] = getAttribute(start, 'viewBox')
    .trim()
    .split(/[\s,]+/);
  const width = getPixels(getAttribute(start, 'width')) ?? getPixels(boxWidth);
  const height = getPixels(getAttribute(start, 'height')) ?? getPixels(boxHeight);
  return width === undefined || height === undefined ? { width: null, height: null } : { width, height };
};
