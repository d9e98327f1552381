import { GeneratorProblem } from '../names/generator-problem';
import { Name } from '../names/name';

interface Kind {
  type: 'text' | 'boolean';
  /** Its declaration in the contract. */
  declared: (label: string) => string;
  /** What it holds in the `n`th record of a test, and how a list shows that. */
  sample: (n: number, label: string) => string;
  shown?: (sample: string) => string;
  isFlag?: true;
}

const text = (declared: Kind['declared'], sample: Kind['sample'], shown?: Kind['shown']): Kind => ({
  ...{ type: 'text', declared, sample },
  ...(shown && { shown }),
});

const kinds: Record<string, Kind> = {
  line: text(
    (label) => `lineField('${label}', 100)`,
    (n, label) => `${['Amber', 'Birch'][n - 1]} ${label.toLowerCase()}`,
  ),
  email: text(
    (label) => `emailField('${label}')`,
    (n) => `one${n}@washcoat.test`,
  ),
  phone: text(
    (label) => `phoneField('${label}')`,
    (n) => `404555010${n}`,
    (digits) => `${digits.slice(0, 3)}-${digits.slice(3, 6)}-${digits.slice(6)}`,
  ),
  zip: text(
    (label) => `zipField('${label}')`,
    (n) => `3031${n}`,
  ),
  state: text(
    (label) => `stateField('${label}')`,
    (n) => ['GA', 'AL'][n - 1] ?? 'GA',
  ),
  flag: {
    type: 'boolean',
    declared: (label) => `flagField('${label}', { on: true })`,
    sample: () => 'true',
    isFlag: true,
  },
};

/** A field as the templates need it. */
export interface NounField extends Kind {
  kind: string;
  name: string;
  label: string;
  column: string;
}

/**
 * The fields that an option such as `name:line,phone:phone` asks for; every noun can be switched off.
 * @throws GeneratorProblem for a kind that is none, a name twice, or no line to call a record by
 */
export function nounFields(option: string): NounField[] {
  const asked = option.split(',').map((part) => part.trim().split(':'));
  const fields = asked.map(([name = '', kind = 'line']) => fieldOf(name, kind));
  if (!fields.some(({ name }) => name === 'isActive'))
    fields.push({ ...fieldOf('isActive', 'flag'), label: 'Status' });
  const twice = fields.find(({ name }, index) => fields.findIndex((one) => one.name === name) !== index);
  if (twice) throw new GeneratorProblem(`The field '${twice.name}' stands twice.`);
  if (fields[0]?.kind !== 'line')
    throw new GeneratorProblem('The first field must be a line: records are called by it.');
  return fields.map((field) => ({ ...field, declared: () => field.declared(field.label) }));
}

function fieldOf(name: string, kind: string): NounField {
  const known = kinds[kind];
  if (!known)
    throw new GeneratorProblem(`There is no kind '${kind}'; the kinds are ${Object.keys(kinds).join(', ')}.`);
  const kebab = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const { words, snake, camel } = new Name(kebab, 'The field');
  const label = words.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
  return { ...known, kind, name: camel, label, column: snake };
}

/** What the templates of a noun say about its fields. */
export function fieldFacts(fields: readonly NounField[]) {
  const texts = fields.filter(({ isFlag }) => !isFlag);
  const flags = fields.filter(({ isFlag }) => isFlag);
  const [lead = fields[0], detail = lead] = texts;
  if (!lead || !detail) throw new GeneratorProblem('A noun needs a field.');
  const samples = (n: number) => fields.map((field) => `${field.name}: ${literal(field, n)}`).join(', ');
  return {
    fields: fields.map((field) => ({ ...field, declared: field.declared(field.label) })),
    kinds: [...new Set(fields.map(({ kind }) => `${kind}Field`))].sort(),
    texts: texts.map(({ name }) => name),
    flags: flags.map(({ name }) => name),
    nameBy: lead.name,
    nameColumn: lead.column,
    nameLabel: lead.label,
    nameSample: lead.sample(1, lead.label),
    detailBy: detail.name,
    searched: texts.map(({ column }) => column).join(` || ' ' || `),
    samples,
    shown: texts.map((field) => `'${(field.shown ?? String)(field.sample(1, field.label))}'`).join(', '),
  };
}

const literal = ({ isFlag, sample, label }: NounField, n: number) =>
  isFlag ? sample(n, label) : `'${sample(n, label)}'`;
