import type { Page } from '@playwright/test';

interface LayoutShift {
  value: number;
  /** The elements that moved, each with its text and its positions. */
  moved: string[];
}

declare global {
  interface Window {
    layoutShifts: LayoutShift[];
  }
}

/** Records what moves in the documents that a page opens from now on; returns a function that reads it. */
export const recordLayoutShifts = async (page: Page): Promise<() => Promise<LayoutShift[]>> => {
  await page.addInitScript(() => {
    interface Source {
      node: Node | null;
      previousRect: DOMRectReadOnly;
      currentRect: DOMRectReadOnly;
    }
    const getPlace = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}×${height}`;
    const getSource = ({ node, previousRect, currentRect }: Source) =>
      `${node?.nodeName} “${node?.textContent?.slice(0, 60)}” ${getPlace(previousRect)} → ${getPlace(currentRect)}`;
    window.layoutShifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as unknown as { value: number; sources: Source[] };
        window.layoutShifts.push({ value, moved: sources.map(getSource) });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => window.layoutShifts);
};
