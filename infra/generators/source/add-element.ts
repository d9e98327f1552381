import ts from 'typescript';
import { GeneratorProblem } from '../names/generator-problem';
import { nodesOf, parse } from './parse';

/**
 * Puts `element` at the end of the list that a variable or a property has, also where a function answers the list; `before`
 * is the beginning of the element that must stay behind it.
 * @throws GeneratorProblem that names `file` when there is no such list
 */
export function addElement(
  text: string,
  list: RegExp,
  element: string,
  { file, before }: { file: string; before?: string },
): string {
  const literal = findList(text, list);
  if (!literal) throw new GeneratorProblem(`${file} has no list ${list.source} to add ${element} to.`);
  if (literal.elements.some((one) => one.getText() === element)) return text;
  const next = before && literal.elements.find((one) => one.getText().startsWith(before));
  if (next) return `${text.slice(0, next.getStart())}${element},\n${text.slice(next.getStart())}`;
  const end = literal.elements.at(-1)?.end ?? literal.getStart() + 1;
  const comma = literal.elements.length ? ', ' : '';
  return text.slice(0, end) + comma + element + text.slice(end);
}

function findList(text: string, name: RegExp): ts.ArrayLiteralExpression | undefined {
  for (const node of nodesOf(parse(text))) {
    const isNamed = ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node);
    if (!isNamed || !name.test(node.name.getText())) continue;
    const value = node.initializer && answerOf(node.initializer);
    if (value && ts.isArrayLiteralExpression(value)) return value;
  }
  return undefined;
}

/** The value itself, or what the arrow function in its place answers. */
function answerOf(value: ts.Expression): ts.Expression {
  if (ts.isArrowFunction(value) && !ts.isBlock(value.body)) return answerOf(value.body);
  return ts.isParenthesizedExpression(value) ? answerOf(value.expression) : value;
}
