import ts from 'typescript';

/** A text of a source file, in English. Expressions in it are `{0}`, `{1}`, and so on. */
interface SourceText {
  start: number;
  end: number;
  text: string;
  toSource: (translation: string, source: string, edits: readonly Edit[]) => string;
}

interface Edit {
  start: number;
  end: number;
  source: string;
}

/** Gives the translation of a text, or undefined to leave it as it is. */
type Translate = (text: string) => string | undefined;

const TWO_LETTERS = /\p{L}{2}/u;
const PLACEHOLDER = /\{(\d+)\}/g;
/** Two words, or a word beside an expression or a number. */
const PHRASE = /\p{L}[\p{L}’',.:;!?…)”]*\s+[(“"]?\p{L}|\p{L} [“(]?\{\d|\d\}[’]? ?\p{L}|\d \p{L}{3}|^[, ]+\(?\p{L}/u;
/** Selectors, style, addresses, headers, keys, and names of errors. */
const CODE =
  /\[|[:{] ?\d+px|\d(px|ch) |;\n|^\S+:\/\/|^<|^X-|^Mod\+|^Arrow|^\S+Error$|^[\w-]+, \w+(, \w+)*$|search_term|-serif/;
const CAPITALIZED = /^\p{Lu}\p{Ll}/u;
const LOCALE = 'en-US';

/** Attributes and properties whose single words are texts too. */
const WORDING =
  /^(title|label|text|hint|placeholder|subtitle|description|message|alt|aria-label|one|many|noun|subject|suffix|unit|caption)$/;
const TECHNICAL =
  /^(type|@type|role|id|href|to|key|keys|name|className|style|rel|target|autoComplete|inputMode|htmlFor|value|variant|size|slot|d|kind|method|lang|sizes|media|src|srcSet|testId|path|tag|dataKey|look|status|surface|color|form|.*Cls)$/;
const TECHNICAL_CALL =
  /(^|\.)(querySelector|querySelectorAll|closest|matches|getAddress|call|getItem|setItem|addEventListener|createElement|setAttribute|route|meta|useMay|startsWith|endsWith|includes|split|join)$/;
const COUNTING_CALL = /^(countOf|nounFor)$/;
/** Constants of nothing but words. */
const WORDS = /(WORDS|VERBS|NOUNS|LABELS|NAMES)$/;

/** The nearest constant that a value is in, or an empty string. */
const getConstant = (node: ts.Node): string => {
  for (let at = node.parent; at; at = at.parent) if (ts.isVariableDeclaration(at)) return at.name.getText();
  return '';
};

const COMPARISONS: readonly ts.SyntaxKind[] = [
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.InKeyword,
];

const getName = (node: ts.Node): string => node.getText().replace(/['"]/g, '');

/** The attribute or property that a value belongs to. */
const getOwner = (node: ts.Node): string | undefined => {
  const { parent } = node;
  if (ts.isPropertyAssignment(parent) || ts.isPropertyDeclaration(parent)) return getName(parent.name);
  for (let at = parent; at && !ts.isJsxElement(at) && !ts.isStatement(at); at = at.parent)
    if (ts.isJsxAttribute(at)) return getName(at.name);
  return undefined;
};

const isComparison = (node: ts.Node): boolean =>
  ts.isBinaryExpression(node) && COMPARISONS.includes(node.operatorToken.kind);

const getCalled = (node: ts.Node): string => (ts.isCallExpression(node) ? node.expression.getText() : '');

const isForDevelopers = (node: ts.Expression): boolean => {
  const { parent } = node;
  if (ts.isPropertyAssignment(parent) && parent.name === node) return true;
  if (ts.isNewExpression(parent)) return /Error$/.test(parent.expression.getText());
  if (ts.isCallExpression(parent) && parent.expression.kind === ts.SyntaxKind.ImportKeyword) return true;
  return (
    ts.isElementAccessExpression(parent) ||
    ts.isCaseClause(parent) ||
    ts.isTaggedTemplateExpression(parent) ||
    isComparison(parent) ||
    TECHNICAL_CALL.test(getCalled(parent))
  );
};

const isWording = (node: ts.Expression, text: string): boolean => {
  if (text === LOCALE) return true;
  const words = text.replace(PLACEHOLDER, '').trim();
  if (!TWO_LETTERS.test(words) || CODE.test(words) || isForDevelopers(node)) return false;
  const owner = getOwner(node) ?? '';
  if (TECHNICAL.test(owner)) return false;
  return (
    PHRASE.test(text) ||
    CAPITALIZED.test(words) ||
    WORDING.test(owner) ||
    COUNTING_CALL.test(getCalled(node.parent)) ||
    WORDS.test(getConstant(node))
  );
};

const getText = (node: ts.Node): string | undefined => {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }, index) => `{${index}}${literal.text}`).join('');
};

const toTemplate = (text: string): string => text.replace(/[\\`]|\$\{/g, '\\$&');

const applyEdits = (source: string, start: number, end: number, edits: readonly Edit[]): string => {
  const inside = edits.filter((edit) => edit.start >= start && edit.end <= end).sort((a, b) => a.start - b.start);
  let at = start;
  let result = '';
  for (const edit of inside) {
    result += source.slice(at, edit.start) + edit.source;
    at = edit.end;
  }
  return result + source.slice(at, end);
};

/** An attribute takes an expression only in braces. */
const inBraces = (node: ts.Node, source: string): string => (ts.isJsxAttribute(node.parent) ? `{${source}}` : source);

const literalText = (node: ts.StringLiteralLike): SourceText => ({
  start: node.getStart(),
  end: node.getEnd(),
  text: node.text,
  toSource: (translation) => inBraces(node, JSON.stringify(translation)),
});

const templateText = (node: ts.TemplateExpression, text: string): SourceText => ({
  start: node.getStart(),
  end: node.getEnd(),
  text,
  toSource: (translation, source, edits) => {
    const parts = translation.split(PLACEHOLDER).map((part, index) => {
      if (index % 2 === 0) return toTemplate(part);
      const { expression } = node.templateSpans[Number(part)] as ts.TemplateSpan;
      return `\${${applyEdits(source, expression.getStart(), expression.getEnd(), edits)}}`;
    });
    return `\`${parts.join('')}\``;
  },
});

/** JSX drops line breaks with the spaces around them. */
const jsxText = (node: ts.JsxText): SourceText | undefined => {
  const raw = node.getFullText();
  const start = raw.search(/\S/);
  if (!TWO_LETTERS.test(raw)) return undefined;
  const text = raw.trim();
  return {
    start: node.getFullStart() + start,
    end: node.getFullStart() + start + text.length,
    text: text.replace(/\s*\n\s*/g, ' '),
    toSource: (translation) => `{${JSON.stringify(translation)}}`,
  };
};

const toSourceText = (node: ts.Node): SourceText | undefined => {
  if (ts.isJsxText(node)) return jsxText(node);
  const text = getText(node);
  if (text === undefined || !isWording(node as ts.Expression, text)) return undefined;
  return ts.isTemplateExpression(node) ? templateText(node, text) : literalText(node as ts.StringLiteralLike);
};

const isSkipped = (node: ts.Node): boolean =>
  ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node);

/** The texts of a file, inner ones first. */
const findTexts = (path: string, source: string): SourceText[] => {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const found: SourceText[] = [];
  const visit = (node: ts.Node): void => {
    if (isSkipped(node)) return;
    ts.forEachChild(node, visit);
    const text = toSourceText(node);
    if (text) found.push(text);
  };
  visit(file);
  return found;
};

/** The texts that a file of a remote shows: text in JSX, and literals that read like words rather than like values. */
export const getTexts = (path: string, source: string): string[] => [
  ...new Set(
    findTexts(path, source)
      .sort((a, b) => a.start - b.start)
      .map(({ text }) => text),
  ),
];

/** The source of a file with its texts in another language. */
export const translateSource = (path: string, source: string, translate: Translate): string => {
  const edits: Edit[] = [];
  for (const { start, end, text, toSource } of findTexts(path, source)) {
    const translation = translate(text);
    if (translation === undefined || translation === text) continue;
    const edit = { start, end, source: toSource(translation, source, edits) };
    // A template contains the edits of its expressions already.
    edits.splice(0, edits.length, ...edits.filter((inner) => inner.start < start || inner.end > end), edit);
  }
  return applyEdits(source, 0, source.length, edits);
};
