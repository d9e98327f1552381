import {
  assaysOutside,
  computeSettlement,
  settlementChecks,
  type ExpectedAssay,
  type SettlementCheck,
  type SettlementStatement,
} from '@washcoat/metals';
import { cleanNumber } from './entered-text';
import { kindOf, type SettlementForm, type Texts } from './settlement-form';

/** When and where a settlement is looked at. */
export interface Reading {
  /** The present moment, and of a completed settlement its completion. */
  today: string;
  completedDate: string | null;
  timeZone: string;
  /** What the catalogue expects of lots. */
  expected?: readonly ExpectedAssay[];
}

/** What the typed values come to, and what stands out in them. */
export interface DerivedSettlement {
  statement: SettlementStatement;
  checks: readonly SettlementCheck[];
  expected: readonly ExpectedAssay[];
}

const nothing: readonly ExpectedAssay[] = [];

/** Derives the statement by the same functions as the service; what is not a number yet counts as empty. */
export function deriveSettlement(
  form: SettlementForm,
  { expected = nothing, ...reading }: Reading,
): DerivedSettlement {
  const { blocks, hedgeTableData, lotTableData } = form;
  const cleaned = Object.fromEntries(Object.entries(blocks).map(([name, texts]) => [name, clean(texts)]));
  const { receivedDate, metalDueDate } = blocks.header;
  const dates = { metalDueDate: metalDueDate || null, ...reading };
  const statement = computeSettlement({
    ...cleaned,
    hedgeTableData: hedgeTableData.map(({ values }) => clean(values)),
    lotTableData: lotTableData.map(({ values }) => clean(values)),
    ...dates,
  });
  const checks = settlementChecks({ statement, receivedDate, ...dates }, [assaysOutside(expected)]);
  return { statement, checks, expected };
}

const cleanedRows = new WeakMap<Texts, Texts>();

function clean(texts: Texts): Texts {
  const known = cleanedRows.get(texts);
  if (known) return known;
  const cleaned = Object.fromEntries(
    Object.entries(texts).map(([field, text]) => [
      field,
      kindOf(field) === 'number' ? cleanNumber(text) : text,
    ]),
  );
  cleanedRows.set(texts, cleaned);
  return cleaned;
}
