const BLOCKS =
  'p, div, h1, h2, h3, h4, h5, h6, ul, ol, li, blockquote, pre, table, figure, details, hr, section, article';
/** Block elements that rich text does not support. */
const OTHERS = 'div, section, article, main, header, footer, aside, nav, address, center, dl, dt, dd, fieldset, hgroup';

const isBlock = (node: ChildNode): boolean => node instanceof Element && node.matches(`${BLOCKS}, ${OTHERS}`);

const isBreak = (node: ChildNode | undefined): node is Element => node instanceof Element && node.localName === 'br';
const isNothing = (node: ChildNode): boolean =>
  isBreak(node) ||
  ((node.textContent ?? '').trim() === '' && !(node instanceof Element && node.matches('img, :has(img)')));

/** Wraps a run in a paragraph and trims whitespace and breaks at both ends. */
const wrapRun = (run: readonly ChildNode[]): void => {
  const first = run.findIndex((node) => !isNothing(node));
  const meant = first < 0 ? [] : run.slice(first, run.findLastIndex((node) => !isNothing(node)) + 1);
  for (const node of run) if (isBreak(node) && !meant.includes(node)) node.remove();
  const paragraph = meant[0]?.ownerDocument?.createElement('p');
  if (paragraph === undefined) return;
  meant[0]?.before(paragraph);
  paragraph.append(...meant);
};

/** Turns loose text in a block into paragraphs, split at double breaks. */
const wrapWords = (block: Element): void => {
  let run: ChildNode[] = [];
  const end = () => {
    wrapRun(run);
    run = [];
  };
  for (const node of [...block.childNodes]) {
    if (isBlock(node)) end();
    else run.push(node);
    if (isBreak(node) && isBreak(run.at(-2))) end();
  }
  end();
};

/** Turns every block-level line into a paragraph, so that lines do not run together. */
export const wordsAsParagraphs = (page: Document): void => {
  for (const block of page.querySelectorAll(OTHERS)) if (block.closest('pre') === null) wrapWords(block);
};
