import type { Tree } from '@nx/devkit';
import ts from 'typescript';
import { GeneratorProblem } from '../names/generator-problem';
import { domainName, Name, pluralOf } from '../names/name';
import { stampOf } from '../names/stamp';
import { addElement } from '../source/add-element';
import { addImport } from '../source/add-import';
import { formatChanges } from '../source/format-changes';
import { nextSteps } from '../source/next-steps';
import { nodesOf, parse } from '../source/parse';
import { changeSource } from '../source/read-source';
import { writeTemplates } from '../source/write-templates';

export interface FieldOptions {
  field: string;
  noun: string;
  domain: string;
  kind?: string;
  label?: string;
  plural?: string;
}

interface Kind {
  /** Of the kernel. */
  declaredBy: string;
  /** What stands behind the label. */
  rest?: string;
  column: string;
}

const text = `text not null default ''`;
const kinds: Record<string, Kind> = {
  line: { declaredBy: 'optionalLineField', rest: '100', column: text },
  text: { declaredBy: 'textField', rest: '2000', column: text },
  email: { declaredBy: 'optionalEmailField', column: text },
  phone: { declaredBy: 'phoneField', column: text },
  flag: { declaredBy: 'flagField', rest: '{ on: false }', column: 'boolean not null default false' },
};

/**
 * Gives a noun a field more: a line of its declaration, and the migration of its column.
 * @throws GeneratorProblem when the noun is not there or has the field, or the kind is none
 */
export async function fieldGenerator(tree: Tree, options: FieldOptions, now = new Date()) {
  const domain = domainName(options.domain);
  const noun = new Name(options.noun, 'The noun');
  const field = new Name(options.field, 'The field');
  const plural = pluralOf(noun, options.plural);
  const kind = kinds[options.kind ?? 'line'];
  if (!kind)
    throw new GeneratorProblem(
      `There is no kind '${options.kind}'; the kinds are ${Object.keys(kinds).join(', ')}.`,
    );
  const label = options.label ?? field.words.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
  const declaration = `libs/contracts/${domain}/src/${noun}.noun.ts`;
  const told = [`'${label.replaceAll("'", "\\'")}'`, kind.rest].filter(Boolean).join(', ');
  changeSource(tree, declaration, (source) =>
    addImport(
      addField(source, `${field.camel}: ${kind.declaredBy}(${told})`, field.camel, declaration),
      '@washcoat/contract-kernel',
      [kind.declaredBy],
    ),
  );
  const folder = `services/${domain}/src/migrations`;
  const stamp = stampOf(tree, folder, now);
  const migration = `add${field.pascal}To${plural.pascal}`;
  writeTemplates(tree, 'field', 'files', {
    domain,
    noun,
    plural,
    field,
    stamp,
    migration,
    column: kind.column,
  });
  const index = `${folder}/index.ts`;
  changeSource(tree, index, (source) =>
    addElement(
      addImport(source, `./${stamp}-add-${field}-to-${plural}`, [migration]),
      /migrations$/i,
      migration,
      { file: index },
    ),
  );
  await formatChanges(tree);
  return nextSteps(
    `its name in a part of the form, and among the columns where the list shows it; a noun whose screen is one NounScreen shows it already`,
    `npm test -- services/${domain} libs/contracts/${domain}`,
  );
}

/** Puts a field behind the others of a declaration. */
function addField(source: string, declared: string, name: string, file: string): string {
  const fields = fieldsIn(source);
  if (!fields) throw new GeneratorProblem(`${file} declares no noun.`);
  if (fields.properties.some((property) => property.name?.getText() === name))
    throw new GeneratorProblem(`${file} has ${name} already.`);
  const end = fields.properties.at(-1)?.end ?? fields.getStart() + 1;
  return `${source.slice(0, end)}, ${declared}${source.slice(end)}`;
}

function fieldsIn(source: string): ts.ObjectLiteralExpression | undefined {
  for (const node of nodesOf(parse(source))) {
    if (!ts.isCallExpression(node) || node.expression.getText() !== 'noun') continue;
    const fields = node.arguments[1];
    if (fields && ts.isObjectLiteralExpression(fields)) return fields;
  }
  return undefined;
}
