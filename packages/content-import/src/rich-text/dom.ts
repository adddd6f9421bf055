import { DomUtils, ElementType, Parser, parseDocument } from 'htmlparser2';

export { DomUtils, ElementType };

type Document = ReturnType<typeof parseDocument>;
export type ChildNode = Document['children'][number];
export type Element = Extract<ChildNode, { attribs: object }>;

export const isElement = (node: ChildNode): node is Element => 'attribs' in node;

/** No text nests a tenth as deep; the functions that search a tree call themselves. */
const DEEPEST = 250;

class NestedTooDeep extends Error {}

const isTooDeep = (html: string): boolean => {
  let depth = 0;
  const parser = new Parser({
    onopentag: () => {
      depth += 1;
      if (depth > DEEPEST) throw new NestedTooDeep();
    },
    onclosetag: () => {
      depth -= 1;
    },
  });
  try {
    parser.end(html);
    return false;
  } catch (error) {
    if (error instanceof NestedTooDeep) return true;
    throw error;
  }
};

/** Parses HTML; of markup that nests without end, only the text is kept. */
export const parseHtml = (html: string): readonly ChildNode[] =>
  parseDocument(isTooDeep(html) ? html.replaceAll(/<[^<>]*>/g, ' ') : html).children;
