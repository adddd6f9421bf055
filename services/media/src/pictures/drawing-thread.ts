import { parentPort } from 'node:worker_threads';
import sanitize, { type IOptions } from 'sanitize-html';

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

/** Attributes with the prefix `on` run scripts; those with a colon belong to other vocabularies, except links. */
const isKnownAttribute = (name: string): boolean =>
  /^(?![oO][nN])[a-z][a-zA-Z0-9-]*$/.test(name) || name === 'xlink:href';

const isLink = (name: string): boolean => name === 'href' || name === 'xlink:href' || name === 'src';

/** Allows colors, numbers and references within the same drawing; a backslash could spell any forbidden word. */
const isHarmlessValue = (value: string): boolean =>
  !/[\\<]|@import|expression\s*\(|script\s*:|image-set|\bsrc\s*\(/i.test(value) &&
  !/url\(/i.test(value.replaceAll(/url\(\s*(['"]?)#[\w.-]+\1\s*\)/gi, ''));

const isHarmlessAttribute = (name: string, value: string): boolean => {
  if (name in NAME_SPACES) return NAME_SPACES[name] === value;
  if (!isKnownAttribute(name)) return false;
  return isLink(name) ? /^#[\w.-]+$/.test(value) : isHarmlessValue(value);
};

/** No drawing program nests deeper, and few files contain more. */
const MAX_DEPTH = 100;
const MAX_ELEMENTS = 100_000;

const SANITIZING: IOptions = {
  nestingLimit: MAX_DEPTH,
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

/** The root element only, without the remains of a document type before it. */
const getRoot = (xml: string): string => xml.slice(xml.indexOf('<svg'), xml.lastIndexOf('</svg>') + '</svg>'.length);

const cleaned = (xml: string): string | undefined => {
  const root = getRoot(sanitize(xml.replace(/^\ufeff/, ''), SANITIZING));
  if (!/^<svg[\s>]/.test(root)) return undefined;
  const [start = ''] = /^<svg[^>]*>/.exec(root) ?? [];
  return start.includes(' xmlns="') ? root : root.replace('<svg', `<svg xmlns="${NAME_SPACES.xmlns}"`);
};

/** An element with everything drawn for it: its children, and the elements that it references. */
interface Part {
  children: Part[];
  references: string[];
}

const REFERENCE = /(?:href="|url\(\s*(?:&quot;|'|))#([\w.-]+)/g;
/** Tags as the sanitizer writes them, with escaped brackets in values. */
const TAG = /<(\/?)[\w:]+([^>]*)>/g;

const getParts = (drawing: string): { root: Part; byId: Map<string, Part> } => {
  const root: Part = { children: [], references: [] };
  const byId = new Map<string, Part>();
  const open = [root];
  for (const [, slash, attributes = ''] of drawing.matchAll(TAG)) {
    if (slash === '/') {
      open.pop();
      continue;
    }
    const part: Part = { children: [], references: [...attributes.matchAll(REFERENCE)].map(([, id = '']) => id) };
    const [, id] = / id="([^"]*)"/.exec(attributes) ?? [];
    if (id !== undefined && !byId.has(id)) byId.set(id, part);
    open.at(-1)?.children.push(part);
    if (!attributes.endsWith('/')) open.push(part);
  }
  return { root, byId };
};

/** The number of elements drawn when all references are followed; infinite if one is circular. */
const drawnElements = (drawing: string): number => {
  const { root, byId } = getParts(drawing);
  const counts = new Map<Part, number>();
  const count = (part: Part, depth = 0): number => {
    const known = counts.get(part);
    if (known !== undefined) return known;
    if (depth > MAX_DEPTH) return Number.POSITIVE_INFINITY;
    counts.set(part, Number.POSITIVE_INFINITY);
    const referred = part.references.flatMap((id) => byId.get(id) ?? []);
    const total = [...part.children, ...referred].reduce((sum, one) => sum + count(one, depth + 1), 1);
    counts.set(part, total);
    return total;
  };
  return count(root);
};

/** The drawing without anything that runs, loads or links elsewhere; undefined if it is empty or too complex. */
const harmless = (xml: string): string | undefined => {
  const drawing = cleaned(xml);
  return drawing === undefined || drawnElements(drawing) > MAX_ELEMENTS ? undefined : drawing;
};

parentPort?.on('message', (xml: string) => parentPort?.postMessage(harmless(xml)));
parentPort?.postMessage('ready');
