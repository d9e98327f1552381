import { choiceWords, dollarsOf, type Field, type FieldKind } from '@washcoat/contract-kernel';
import { formatDate, formatMoney, formatNumber, formatPhone } from '@washcoat/ui';

type Shown = Pick<Field, 'kind' | 'choices' | 'unit' | 'format'>;
type Words = (text: string, field: Shown) => string;

const asItIs: Words = (text) => text;
const file: Words = (text) => `Picture ${text.split('?')[0]?.split('/').at(-1) ?? ''}`;
const isNumber = (text: string) => /^-?(\d+\.?\d*|\.\d+)$/.test(text);
/** What is no number, typed or of an older declaration, stays what it is. */
const figure =
  (words: Words): Words =>
  (text, field) =>
    isNumber(text) ? words(text, field) : text;

/** The words of each kind. */
const words: Record<FieldKind, Words> = {
  line: asItIs,
  text: asItIs,
  lines: asItIs,
  email: asItIs,
  zip: asItIs,
  state: asItIs,
  flag: asItIs,
  ref: asItIs,
  derived: asItIs,
  pictures: asItIs,
  phone: (text) => formatPhone(text),
  picture: file,
  paper: file,
  choice: (text, field) => choiceWords(field, text),
  number: figure((text, { unit }) => (unit ? `${formatNumber(text)} ${unit}` : formatNumber(text))),
  whole: figure((text) => formatNumber(text)),
  adjustment: figure((text) => formatNumber(text)),
  money: figure((text) => formatMoney(text)),
  cents: figure((text) => formatMoney(dollarsOf(Number(text)))),
  moment: (text, { format = 'moment' }) => formatDate(text, format),
};

/** The text of a value, as a form or the audit trail holds it, in the words of its field. */
export const fieldWords = (field: Shown, text: string): string => words[field.kind](text, field);
