/** Small enough to be part of every page. */
export const MAX_DRAWING_LENGTH = 6000;

const ELEMENTS =
  'svg|g|defs|title|desc|path|rect|circle|ellipse|line|polyline|polygon|linearGradient|radialGradient|stop|clipPath|mask|symbol';
const TAG = new RegExp(`<(?:/(?:${ELEMENTS})|(?:${ELEMENTS})((?:\\s+[\\w:-]+="[^"<>]*")*)\\s*/?)>`, 'g');
const ATTRIBUTE = /([\w:-]+)="([^"]*)"/g;
const NAME = /^(?!on|style$|class$|href$|src$)[a-z][a-zA-Z0-9-]*$/i;
const VIEW_BOX = /^<svg\s[^>]*\bviewBox="\s*[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)\s*"/;
const NAME_SPACE = 'http://www.w3.org/2000/svg';

const isPlainAttribute = (name: string, value: string): boolean => {
  if (name === 'xmlns') return value === NAME_SPACE;
  return NAME.test(name) && !/[\\&]|:\/\/|script:|url\((?!#[\w.-]+\))/i.test(value);
};

/** Width by height, from the view box; undefined without one. */
export const getDrawingRatio = (drawing: string): number | undefined => {
  const [, width = '', height = ''] = VIEW_BOX.exec(drawing) ?? [];
  const ratio = Number(width) / Number(height);
  return Number.isFinite(ratio) && ratio > 0 ? ratio : undefined;
};

/** Whether an SVG consists only of shapes and paint: nothing that runs, loads, links, or styles. */
export const isPlainDrawing = (drawing: string): boolean => {
  if (!drawing.startsWith(`<svg `) || !drawing.endsWith('</svg>')) return false;
  if (!drawing.includes(` xmlns="${NAME_SPACE}"`) || getDrawingRatio(drawing) === undefined) return false;
  const rest = drawing.replaceAll(TAG, '');
  if (/[<>]/.test(rest)) return false;
  return [...drawing.matchAll(TAG)].every(([, attributes = '']) =>
    [...attributes.matchAll(ATTRIBUTE)].every(([, name = '', value = '']) => isPlainAttribute(name, value)),
  );
};
