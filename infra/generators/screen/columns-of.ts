import { GeneratorProblem } from '../names/generator-problem';
import type { Field, FieldKind } from './field';

type Shown = Extract<FieldKind, 'text' | 'number' | 'moment'>;

interface ColumnText {
  title: string;
  /** The column of the table. */
  definition: string;
  /** The same on a phone's card. */
  text: string;
}

const presets: Record<Shown, string> = { text: 'textColumn', number: 'numberColumn', moment: 'dateColumn' };

/**
 * The columns of a table and what its test looks for, out of a row's fields: the first text leads, ids and yes-or-no are
 * left out.
 * @throws GeneratorProblem when rows have no id to be told apart by or no text to be known by
 */
export function columnsOf(fields: readonly Field[]) {
  const id = fields.find(({ kind }) => kind === 'id');
  const lead = fields.find(({ kind }) => kind === 'text');
  if (!id || !lead) throw new GeneratorProblem('The rows of a list screen need an id and a text.');
  const shown = fields.filter(isShown);
  const columns = [...shown.filter((field) => field === lead), ...shown.filter((field) => field !== lead)];
  return {
    columns: columns.map(columnOf),
    presets: [...new Set(shown.map(({ kind }) => presets[kind]))].sort(),
    hasDates: shown.some(({ kind }) => kind === 'moment'),
    idField: id.name,
    shown: lead.sample,
  };
}

function isShown(field: Field): field is Field & { kind: Shown } {
  return field.kind in presets && field.name !== 'version';
}

function columnOf({ name, kind, title }: Field & { kind: Shown }, index: number): ColumnText {
  const format = kind === 'moment' ? `format: 'day', ` : '';
  return {
    title,
    definition: `${presets[kind]}({ id: '${name}', title: '${title}', value: (row) => row.${name}, ${format}priority: ${index + 1} })`,
    text: kind === 'moment' ? `<DateText value={row.${name}} format="day" />` : `{row.${name}}`,
  };
}
