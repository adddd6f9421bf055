const MARKS = [
  {
    tag: 'strong',
    isMeant: ({ fontWeight }: CSSStyleDeclaration) => Number(fontWeight) >= 600 || fontWeight === 'bold',
  },
  { tag: 'em', isMeant: ({ fontStyle }: CSSStyleDeclaration) => fontStyle === 'italic' },
  {
    tag: 's',
    isMeant: ({ textDecoration, textDecorationLine }: CSSStyleDeclaration) =>
      `${textDecoration} ${textDecorationLine}`.includes('line-through'),
  },
  {
    tag: 'u',
    isMeant: ({ textDecoration, textDecorationLine }: CSSStyleDeclaration) =>
      `${textDecoration} ${textDecorationLine}`.includes('underline'),
  },
  { tag: 'sup', isMeant: ({ verticalAlign }: CSSStyleDeclaration) => verticalAlign === 'super' },
  { tag: 'sub', isMeant: ({ verticalAlign }: CSSStyleDeclaration) => verticalAlign === 'sub' },
] as const;

/** Headings are bold and links are underlined anyway. */
const isRedundant = (span: Element, tag: string): boolean =>
  span.closest('h1, h2, h3, h4, h5, h6') !== null || (tag === 'u' && span.closest('a') !== null);

/** Turns inline styles of spans into elements. */
export const styleAsElements = (page: Document): void => {
  for (const span of page.querySelectorAll<HTMLElement>('span[style]')) {
    for (const { tag, isMeant } of MARKS) {
      if (!isMeant(span.style) || isRedundant(span, tag)) continue;
      const element = page.createElement(tag);
      element.append(...span.childNodes);
      span.append(element);
    }
  }
};
