import {
  computeSettlement,
  settlementChecks,
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
}

/** What the typed values come to, and what stands out in them. */
export interface DerivedSettlement {
  statement: SettlementStatement;
  checks: readonly SettlementCheck[];
}

/** Derives the statement by the same functions as the service; what is not a number yet counts as empty. */
export function deriveSettlement(form: SettlementForm, reading: Reading): DerivedSettlement {
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
  return { statement, checks: settlementChecks({ statement, receivedDate, ...dates }) };
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
