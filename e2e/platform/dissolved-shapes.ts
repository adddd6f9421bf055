import type { Page } from '@playwright/test';

/** Contrast ratios (WCAG 2.2) below which people do not see an edge. */
const VISIBLE = { raised: 1.06, sunken: 1.15, hairline: 1.3 };

/**
 * Surfaces that are neither lighter than what is behind them, nor clearly darker, nor outlined; pictures without a frame; and parts of a
 * page's drawing that have the page's color.
 */
export const getDissolvedShapes = (page: Page): Promise<string[]> =>
  page.evaluate((visible) => {
    type Color = readonly [red: number, green: number, blue: number, alpha: number];
    const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (pen === null) throw new Error('This browser has no canvas.');
    const parse = (color: string): Color => {
      pen.clearRect(0, 0, 1, 1);
      pen.fillStyle = color;
      pen.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = pen.getImageData(0, 0, 1, 1).data;
      return [red, green, blue, alpha / 255];
    };
    const over = ([red, green, blue, alpha]: Color, ground: Color): Color => {
      const mix = (upper: number, lower: number) => upper * alpha + lower * (1 - alpha);
      return [mix(red, ground[0]), mix(green, ground[1]), mix(blue, ground[2]), 1];
    };
    const getLuminance = (color: Color) => {
      const [red = 0, green = 0, blue = 0] = color
        .slice(0, 3)
        .map((part) => (part <= 10 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4));
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const getRatio = (upper: Color, ground: Color) => (getLuminance(upper) + 0.05) / (getLuminance(ground) + 0.05);
    const getGround = (element: Element | null): Color => {
      if (element === null) return parse('white');
      const own = parse(getComputedStyle(element).backgroundColor);
      return own[3] === 1 ? own : over(own, getGround(element.parentElement));
    };
    const isOutlined = (element: Element, ground: Color) => {
      const style = getComputedStyle(element);
      const outlineWidth = style.outlineStyle === 'none' ? '0' : style.outlineWidth;
      return [
        [outlineWidth, style.outlineColor],
        [style.borderTopWidth, style.borderTopColor],
        [style.borderLeftWidth, style.borderLeftColor],
      ].some(
        ([width = '', color = '']) =>
          Number.parseFloat(width) > 0 && getRatio(over(parse(color), ground), ground) >= visible.hairline,
      );
    };
    const isDissolved = (element: Element): boolean => {
      const ground = getGround(element.parentElement);
      const isPicture = element instanceof HTMLImageElement && element.width > 100;
      if (isPicture)
        return ![element, element.parentElement, element.parentElement?.parentElement ?? element].some(
          (frame) => frame !== null && isOutlined(frame, getGround(document.body)),
        );
      const ratio = getRatio(getGround(element), ground);
      return ratio !== 1 && ratio < visible.raised && 1 / ratio < visible.sunken && !isOutlined(element, ground);
    };
    // A hole shows the page through another shape.
    const isPageColored = (shape: Element): boolean => {
      const { fill, stroke } = getComputedStyle(shape);
      const color = parse(fill);
      return (
        !shape.matches('[class*="hole"]') &&
        stroke === 'none' &&
        color[3] === 1 &&
        getRatio(color, getGround(document.body)) === 1
      );
    };
    const surfaces = [...document.body.querySelectorAll('*')].filter(isDissolved);
    const shapes = [...document.querySelectorAll('section:has(h1) svg :is(circle, path, rect)')].filter(isPageColored);
    return [...surfaces, ...shapes]
      .filter((element) => element.checkVisibility())
      .map(({ outerHTML }) => outerHTML.slice(0, 99));
  }, VISIBLE);
