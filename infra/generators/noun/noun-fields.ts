import { GeneratorProblem } from '../names/generator-problem';
import { kebabOf, Name } from '../names/name';
import type { ReferredNoun } from './referred-noun';

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

/** The field that names a record of another noun, as the templates need it. */
export interface RefField extends ReferredNoun {
  /** The field of its id, and the one that shows what it is called. */
  name: string;
  shownBy: string;
  label: string;
  column: string;
}

/** The names of the nouns that an option such as `title:line,box:ref` refers to. */
export const referredNames = (option: string): string[] =>
  partsOf(option).flatMap(([name = '', kind]) => (kind === 'ref' ? [kebabOf(name)] : []));

/** The fields that name records of those nouns. */
export const refFields = (nouns: readonly ReferredNoun[]): RefField[] =>
  nouns.map((referred) => {
    const { noun } = referred;
    const label = titleOf(noun.words);
    return {
      ...referred,
      name: `${noun.camel}Id`,
      shownBy: `${noun.camel}Name`,
      label,
      column: `${noun.snake}_id`,
    };
  });

const partsOf = (option: string) => option.split(',').map((part) => part.trim().split(':'));
const titleOf = (words: string) => words.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());

/**
 * The fields that an option such as `name:line,phone:phone` asks for, besides those that name other records; every noun can
 * be switched off.
 * @throws GeneratorProblem for a kind that is none, a name twice, or no line to call a record by
 */
export function nounFields(option: string): NounField[] {
  const asked = partsOf(option).filter(([, kind]) => kind !== 'ref');
  const fields = asked.map(([name = '', kind = 'line']) => fieldOf(name, kind));
  if (!fields.some(({ name }) => name === 'isActive')) fields.push(status());
  const twice = fields.find(({ name }, index) => fields.findIndex((one) => one.name === name) !== index);
  if (twice) throw new GeneratorProblem(`The field '${twice.name}' stands twice.`);
  if (fields[0]?.kind !== 'line')
    throw new GeneratorProblem('The first field must be a line: records are called by it.');
  return fields.map((field) => ({ ...field, declared: () => field.declared(field.label) }));
}

/** Whether a record is in use, in the words of its list. */
const status = (): NounField => ({
  ...fieldOf('isActive', 'flag'),
  label: 'Status',
  declared: (label) => `flagField('${label}', { on: true, sides: activeOrNot })`,
});

function fieldOf(name: string, kind: string): NounField {
  const known = kinds[kind];
  if (!known)
    throw new GeneratorProblem(
      `There is no kind '${kind}'; the kinds are ${Object.keys(kinds).join(', ')} and ref.`,
    );
  const { words, snake, camel } = new Name(kebabOf(name), 'The field');
  return { ...known, kind, name: camel, label: titleOf(words), column: snake };
}

/** What the templates of a noun say about its fields. */
export function fieldFacts(fields: readonly NounField[], refs: readonly RefField[]) {
  const texts = fields.filter(({ isFlag }) => !isFlag);
  const flags = fields.filter(({ isFlag }) => isFlag);
  const [lead = fields[0], detail = lead] = texts;
  if (!lead || !detail) throw new GeneratorProblem('A noun needs a field.');
  const samples = (n: number) => fields.map((field) => sampleOf(field, n)).join(', ');
  const refSamples = refs.map(
    ({ name, shownBy }, at) => `${name}: '018f3c1e-0000-7000-8000-00000000080${at}', ${shownBy}: 'Amber'`,
  );
  return {
    fields: fields.map((field) => ({ ...field, declared: field.declared(field.label) })),
    refs,
    kinds: [
      ...new Set([
        ...fields.map(({ kind }) => `${kind}Field`),
        ...(refs.length ? ['maybeDerivedField', 'neededRefField'] : []),
        ...(fields.some(({ label }) => label === 'Status') ? ['activeOrNot'] : []),
      ]),
    ].sort(),
    texts: texts.map(({ name }) => name),
    flags: flags.map(({ name }) => name),
    nameBy: lead.name,
    nameColumn: lead.column,
    nameLabel: lead.label,
    nameSample: lead.sample(1, lead.label),
    detailBy: detail.name,
    searched: texts.map(({ column }) => column).join(` || ' ' || `),
    samples,
    shownSamples: [samples(1), ...refSamples].join(', '),
    shown: texts.map((field) => `'${(field.shown ?? String)(field.sample(1, field.label))}'`).join(', '),
  };
}

/** A field with what it holds in the `n`th record of a test. */
export const sampleOf = ({ name, isFlag, sample, label }: NounField, n: number) =>
  `${name}: ${isFlag ? sample(n, label) : `'${sample(n, label)}'`}`;
