import type { MetalQuote } from '@washcoat/contract-converters';
import type { MetalSourceKind } from '@washcoat/contract-kernel';
import type { PerMetal } from '@washcoat/metals';
import {
  choiceColumn,
  decimalColumn,
  momentColumn,
  optional,
  tableModel,
  textColumn,
} from '@washcoat/service-kit';
import type { Knex } from 'knex';
import type { QueryBuilder } from 'objection';

/** Market prices as a source gave them, and what became of them. */
export class QuoteModel extends tableModel('metal_quote', ['quoteId'], {
  quoteId: textColumn,
  source: choiceColumn<MetalSourceKind>(),
  pt: decimalColumn,
  pd: decimalColumn,
  rh: decimalColumn,
  quotedAt: momentColumn,
  receivedAt: momentColumn,
  state: choiceColumn<MetalQuote['state']>(),
  reason: textColumn,
  decidedByUserId: optional(textColumn),
  decidedBy: optional(textColumn),
  decidedAt: optional(momentColumn),
}) {}

/** How reading a source went the last time. */
export class SourceStateModel extends tableModel('metal_source', ['source'], {
  source: choiceColumn<MetalSourceKind>(),
  readAt: momentColumn,
  failure: textColumn,
}) {}

const { columns: q } = QuoteModel;

/** The newest market prices that count: taken, or confirmed by somebody. */
export const newestQuote = (database: Knex): Promise<QuoteModel | undefined> =>
  QuoteModel.query(database)
    .whereIn(q.state, ['taken', 'confirmed'])
    .orderBy(q.quotedAt, 'desc')
    .first()
    .execute();

/** The newest market prices that count, where they are these in whole dollars, as pricing takes them; undefined where not. */
export const quoteOfPrices = (
  database: Knex,
  { pt, pd, rh }: PerMetal<number>,
): Promise<QuoteModel | undefined> =>
  QuoteModel.query(database)
    .where(
      q.quoteId,
      QuoteModel.query(database)
        .whereIn(q.state, ['taken', 'confirmed'])
        .orderBy(q.quotedAt, 'desc')
        .limit(1)
        .select(q.quoteId),
    )
    .whereRaw('(round(pt), round(pd), round(rh)) = (?, ?, ?)', [pt, pd, rh])
    .first()
    .execute();

/** Those that wait for somebody, newest first. */
export const heldQuotes = (database: Knex): QueryBuilder<QuoteModel> =>
  QuoteModel.query(database).where(q.state, 'held').orderBy(q.quotedAt, 'desc');

/** Forgets those of before a moment, but for the newest that counts and what waits for somebody. */
export async function forgetQuotes(database: Knex, before: Date): Promise<void> {
  const newest = await newestQuote(database);
  const old = QuoteModel.query(database).whereNot(q.state, 'held').where(q.quotedAt, '<', before);
  if (newest) void old.whereNot(q.quoteId, newest.quoteId);
  await old.delete();
}

/** Market prices as they leave. */
export function presentQuote(quote: QuoteModel): MetalQuote {
  const { quoteId, source, pt, pd, rh, quotedAt, receivedAt, state, reason, decidedBy, decidedAt } = quote;
  return {
    ...{ quoteId, source, market: { pt, pd, rh }, state, reason, decidedBy },
    quotedAt: quotedAt.toISOString(),
    receivedAt: receivedAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  };
}
