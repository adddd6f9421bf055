import ts from 'typescript';

const CREATORS = ['genStyleHooks', 'genComponentStyleHook', 'genSubStyleComponent'];
/** Adds rules to the page; outside components, only for icons. */
const REGISTER = 'useStyleRegister';
/** Ant Design's own check, behind which a component creates and adds its rules. */
const IS_ZERO_RUNTIME = 'memoizedZeroRuntime';

/** The start and end of code that creates rules. */
const findRules = (node) => {
  if (ts.isIfStatement(node) && node.expression.getText() === IS_ZERO_RUNTIME)
    return [node.getEnd(), node.parent.getEnd() - 1];
  if (!ts.isCallExpression(node)) return undefined;
  const name = node.expression.getText();
  const rules = name === REGISTER ? node : CREATORS.includes(name) && node.arguments[1];
  return rules ? [rules.getStart(), rules.getEnd()] : undefined;
};

/** Removes what creates Ant Design's rules. With its `zeroRuntime`, they are in the style sheet. */
// biome-ignore lint/style/noDefaultExport: webpack calls the default export of a loader.
export default function removeRules(source) {
  let result = '';
  let at = 0;
  const visit = (node) => {
    if (node.getEnd() <= at) return;
    const range = findRules(node);
    if (range === undefined) return ts.forEachChild(node, visit);
    result += `${source.slice(at, range[0])} undefined`;
    at = range[1];
  };
  visit(ts.createSourceFile(this.resourcePath, source, ts.ScriptTarget.Latest, true));
  return result + source.slice(at);
}
