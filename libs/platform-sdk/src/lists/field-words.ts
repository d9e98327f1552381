import { dollarsOf, usStates, type Field, type FieldKind } from '@washcoat/contract-kernel';
import { formatDate, formatMoney, formatNumber, formatPhone } from '@washcoat/ui';

type Shown = Pick<Field, 'kind' | 'choices' | 'sides' | 'unit' | 'format'>;
type Words = (text: string, field: Shown) => string;

const asItIs: Words = (text) => text;
const fileName = (text: string) => text.split('?')[0]?.split('/').at(-1) ?? '';
const isNumber = (text: string) => /^-?(\d+\.?\d*|\.\d+)$/.test(text);
/** What is no number, typed or of an older declaration, stays what it is. */
const figure =
  (said: Words): Words =>
  (text, field) =>
    isNumber(text) ? said(text, field) : text;
/** Cents, and what there is below them. */
const money = figure((text) => formatMoney(text, Math.max(2, text.split('.')[1]?.length ?? 0)));

/** Yes and no, as the audit trail records them. */
const recorded = new Map([
  ['Yes', 'true'],
  ['No', 'false'],
]);
const choice: Words = (text, { choices = [] }) => {
  const labelOf = (value: string | undefined) => choices.find((one) => String(one.value) === value)?.label;
  return labelOf(text) ?? labelOf(recorded.get(text)) ?? text;
};

/** The words of each kind. */
const words: Record<FieldKind, Words> = {
  line: asItIs,
  text: asItIs,
  lines: asItIs,
  email: asItIs,
  zip: asItIs,
  state: (code) => usStates.find(([known]) => known === code)?.[1] ?? code,
  flag: (text, { sides: [on, off] = ['Yes', 'No'] }) => (text === 'Yes' ? on : text === 'No' ? off : text),
  ref: asItIs,
  derived: asItIs,
  pictures: asItIs,
  phone: (text) => formatPhone(text),
  picture: (text) => `Picture ${fileName(text)}`,
  // The audit trail has a mark of it instead of its address.
  paper: (text) => (text.startsWith('paper ') ? text : `Paper ${fileName(text)}`),
  choice,
  number: figure((text, { unit }) => (unit ? `${formatNumber(text)} ${unit}` : formatNumber(text))),
  whole: figure((text) => formatNumber(text)),
  adjustment: figure((text) => formatNumber(text)),
  money,
  cents: figure((text) => formatMoney(dollarsOf(Number(text)))),
  moment: (text, { format = 'moment' }) => formatDate(text, format),
};

/** The text of a value, as a form or the audit trail holds it, in the words of its field. */
export const fieldWords = (field: Shown, text: string): string => words[field.kind](text, field);
