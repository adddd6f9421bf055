const BLOCKS =
  'p, div, h1, h2, h3, h4, h5, h6, ul, ol, li, blockquote, pre, table, figure, details, hr, section, article';
/** Blocks of the web that a text has no element for. */
const OTHERS = 'div, section, article, main, header, footer, aside, nav, address, center, dl, dt, dd, fieldset, hgroup';

const isBlock = (node: ChildNode): boolean => node instanceof Element && node.matches(`${BLOCKS}, ${OTHERS}`);

const isBreak = (node: ChildNode | undefined): node is Element => node instanceof Element && node.localName === 'br';
const isNothing = (node: ChildNode): boolean =>
  isBreak(node) ||
  ((node.textContent ?? '').trim() === '' && !(node instanceof Element && node.matches('img, :has(img)')));

/** A line without what is nothing at its ends, as a paragraph; breaks there are no lines of their own. */
const wrapRun = (run: readonly ChildNode[]): void => {
  const first = run.findIndex((node) => !isNothing(node));
  const meant = first < 0 ? [] : run.slice(first, run.findLastIndex((node) => !isNothing(node)) + 1);
  for (const node of run) if (isBreak(node) && !meant.includes(node)) node.remove();
  const paragraph = meant[0]?.ownerDocument?.createElement('p');
  if (paragraph === undefined) return;
  meant[0]?.before(paragraph);
  paragraph.append(...meant);
};

/** Words that stand in it without a block of their own become paragraphs, parted where breaks are doubled. */
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

/** Every line that the web draws as a block is a paragraph, so that no two of them run together. */
export const wordsAsParagraphs = (page: Document): void => {
  for (const block of page.querySelectorAll(OTHERS)) if (block.closest('pre') === null) wrapWords(block);
};
