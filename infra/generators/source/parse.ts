import ts from 'typescript';

/** The syntax tree of a TypeScript text, JSX included. */
export function parse(text: string): ts.SourceFile {
  return ts.createSourceFile('source.tsx', text, ts.ScriptTarget.ES2022, true, ts.ScriptKind.TSX);
}

/** Every node of the tree, from top to bottom. */
export function* nodesOf(node: ts.Node): Generator<ts.Node> {
  yield node;
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => void children.push(child));
  for (const child of children) yield* nodesOf(child);
}
