import type { IOptions } from 'sanitize-html';

const SHAPES = ['circle', 'ellipse', 'line', 'path', 'polygon', 'polyline', 'rect', 'text', 'textPath', 'tspan'];
const STRUCTURE = ['svg', 'g', 'defs', 'symbol', 'use', 'title', 'desc', 'marker', 'mask', 'clipPath', 'pattern'];
const PAINT = ['linearGradient', 'radialGradient', 'stop', 'filter'];
const EFFECTS = [
  'feBlend',
  'feColorMatrix',
  'feComponentTransfer',
  'feComposite',
  'feDropShadow',
  'feFlood',
  'feFuncA',
  'feFuncB',
  'feFuncG',
  'feFuncR',
  'feGaussianBlur',
  'feMerge',
  'feMergeNode',
  'feMorphology',
  'feOffset',
  'feTurbulence',
];
const ELEMENTS = [...SHAPES, ...STRUCTURE, ...PAINT, ...EFFECTS];

const NAME_SPACES: Readonly<Record<string, string>> = {
  xmlns: 'http://www.w3.org/2000/svg',
  'xmlns:xlink': 'http://www.w3.org/1999/xlink',
};

/** Attributes that begin with `on` run scripts; those with a colon belong to other vocabularies, but for links. */
const isKnownAttribute = (name: string): boolean =>
  /^(?![oO][nN])[a-z][a-zA-Z0-9-]*$/.test(name) || name === 'xlink:href';

const isLink = (name: string): boolean => name === 'href' || name === 'xlink:href' || name === 'src';

/** Colours, numbers and references to parts of the same drawing; a backslash could write any of the forbidden words. */
const isHarmlessValue = (value: string): boolean =>
  !/[\\<]|@import|expression\s*\(|script\s*:|image-set|\bsrc\s*\(/i.test(value) &&
  !/url\(/i.test(value.replaceAll(/url\(\s*(['"]?)#[\w.-]+\1\s*\)/gi, ''));

const isHarmlessAttribute = (name: string, value: string): boolean => {
  if (name in NAME_SPACES) return NAME_SPACES[name] === value;
  if (!isKnownAttribute(name)) return false;
  return isLink(name) ? /^#[\w.-]+$/.test(value) : isHarmlessValue(value);
};

const SANITIZING: IOptions = {
  parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
  allowedTags: ELEMENTS,
  allowedAttributes: false,
  parseStyleAttributes: false,
  nonTextTags: ['script', 'style', 'foreignObject', 'metadata', 'iframe'],
  transformTags: {
    '*': (tagName, attributes) => ({
      tagName,
      attribs: Object.fromEntries(
        Object.entries(attributes).filter(([name, value]) => isHarmlessAttribute(name, value)),
      ),
    }),
  },
};

/** The drawing alone: what a document type leaves behind stands before its root. */
const rootOf = (xml: string): string => xml.slice(xml.indexOf('<svg'), xml.lastIndexOf('</svg>') + '</svg>'.length);

/**
 * The same drawing without all that runs, loads or leads elsewhere: scripts, styles, foreign content, outer links. Undefined
 * where nothing to draw is left.
 */
export const harmlessDrawing = async (xml: string): Promise<string | undefined> => {
  const { default: sanitize } = await import('sanitize-html');
  const root = rootOf(sanitize(xml.replace(/^\ufeff/, ''), SANITIZING));
  if (!/^<svg[\s>]/.test(root)) return undefined;
  const [start = ''] = /^<svg[^>]*>/.exec(root) ?? [];
  return start.includes(' xmlns="') ? root : root.replace('<svg', `<svg xmlns="${NAME_SPACES.xmlns}"`);
};

const attributeOf = (start: string, name: string): string => new RegExp(`\\s${name}="([^"]*)"`).exec(start)?.[1] ?? '';

const pixelsOf = (length: string): number | undefined => {
  const [, digits] = /^\s*(\d+(?:\.\d+)?)(?:px)?\s*$/.exec(length) ?? [];
  return digits === undefined || Number(digits) < 1 ? undefined : Math.round(Number(digits));
};

/** In pixels, by its own sides or by its view box; null where neither says. */
export const sizeOfDrawing = (xml: string): { width: number | null; height: number | null } => {
  const [start = ''] = /^<svg[^>]*>/.exec(xml) ?? [];
  const [, , boxWidth = '', boxHeight = ''] = attributeOf(start, 'viewBox')
    .trim()
    .split(/[\s,]+/);
  const width = pixelsOf(attributeOf(start, 'width')) ?? pixelsOf(boxWidth);
  const height = pixelsOf(attributeOf(start, 'height')) ?? pixelsOf(boxHeight);
  return width === undefined || height === undefined ? { width: null, height: null } : { width, height };
};
