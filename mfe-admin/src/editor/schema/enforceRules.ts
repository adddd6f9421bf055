import {
  FIGURE_CLASSES,
  isAllowedLink,
  isAllowedPicture,
  LANGUAGE_CLASS_PREFIX,
  RICH_TEXT_ATTRIBUTES,
  RICH_TEXT_TAGS,
} from '@atelier/contracts/content/rich-text-rules';

const TAGS = new Set<string>(RICH_TEXT_TAGS);
const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = RICH_TEXT_ATTRIBUTES;
/** Dropped with their content, which is not text. */
const WITHOUT_TEXT =
  'script, style, template, noscript, iframe, object, embed, svg, math, form, button, select, textarea, input, title, meta, link, video, audio';

const isKeptClass = (element: Element, name: string): boolean =>
  element.localName === 'figure'
    ? (FIGURE_CLASSES as readonly string[]).includes(name)
    : name.startsWith(LANGUAGE_CLASS_PREFIX);

const keepClass = (element: Element): void => {
  const kept = [...element.classList].find((name) => isKeptClass(element, name));
  if (kept === undefined) element.removeAttribute('class');
  else element.className = kept;
};

const isKept = (element: Element, name: string, value: string): boolean => {
  // The server sets the `rel` of links.
  if (name === 'rel' || !ATTRIBUTES[element.localName]?.includes(name)) return false;
  if (name === 'href') return isAllowedLink(value);
  return name !== 'src' || isAllowedPicture(value);
};

const keepAttributes = (element: Element): void => {
  for (const { name, value } of [...element.attributes])
    if (!isKept(element, name, value)) element.removeAttribute(name);
  if (element.hasAttribute('class')) keepClass(element);
};

const isEmptied = (element: Element): boolean =>
  (element.localName === 'img' && !element.hasAttribute('src')) ||
  (element.localName === 'a' && !element.hasAttribute('href'));

/** Removes from a tree what the server would remove, so that the rest is stored unchanged. */
export const enforceRules = (root: ParentNode): void => {
  for (const element of root.querySelectorAll(WITHOUT_TEXT)) element.remove();
  for (const element of [...root.querySelectorAll('*')]) {
    keepAttributes(element);
    if (!TAGS.has(element.localName) || isEmptied(element)) element.replaceWith(...element.childNodes);
  }
};
