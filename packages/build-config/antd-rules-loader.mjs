import ts from 'typescript';

const CREATORS = ['genStyleHooks', 'genComponentStyleHook', 'genSubStyleComponent'];

/** Removes the functions that create Ant Design's rules. With its `zeroRuntime`, nothing calls them. */
// biome-ignore lint/style/noDefaultExport: webpack calls the default export of a loader.
export default function removeRules(source) {
  let result = '';
  let at = 0;
  const visit = (node) => {
    const rules = ts.isCallExpression(node) && CREATORS.includes(node.expression.getText()) && node.arguments[1];
    if (!rules) return ts.forEachChild(node, visit);
    result += `${source.slice(at, rules.getStart())}undefined`;
    at = rules.getEnd();
  };
  visit(ts.createSourceFile(this.resourcePath, source, ts.ScriptTarget.Latest, true));
  return result + source.slice(at);
}
