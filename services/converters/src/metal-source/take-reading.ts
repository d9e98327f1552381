import { METALS, type PerMetal } from '@washcoat/metals';
import { newId, type UnitOfWork } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { findSnapshotId, readSnapshot } from '../pricing/pricing-snapshot.repository';
import { draftOfQuote } from './draft-of-quote';
import type { MetalReading, MetalSource } from './metal-source';
import { movedPercent, movedTooFar } from './moved-percent';
import { newestQuote, QuoteModel, SourceStateModel } from './quote.model';

/** Prices that their source calls older than this are held. Those from further ahead than a few minutes are not taken at all. */
const STALE_HOURS = 24;
const AHEAD_MINUTES = 5;
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const CLOCK_AHEAD = 'The clock of the source is ahead: its prices are not taken.';
const names = { pt: 'Platinum', pd: 'Palladium', rh: 'Rhodium' };

/** Notes that a source could not be read, and why: market prices stay as they are. */
export async function noteFailure(unit: UnitOfWork, { kind }: MetalSource, failure: string): Promise<void> {
  await SourceStateModel.query(unit.trx)
    .insert({ source: kind, readAt: unit.now, failure })
    .onConflict('source')
    .merge();
}

/**
 * Takes what a source says, once: it counts at once unless it is old, or moved so far that somebody must look at it; one
 * that is ahead of its time is a failure of the source. What counts makes a draft when a metal moved by `draftPercent`.
 */
export async function takeReading(
  unit: UnitOfWork,
  source: MetalSource,
  { reading, draftPercent }: { reading: MetalReading; draftPercent: number | null },
): Promise<void> {
  const { trx, now } = unit;
  await trx.raw(`select pg_advisory_xact_lock(hashtext('converters.metal-source'))`);
  const { quotedAt, market } = reading;
  const age = now.getTime() - quotedAt.getTime();
  // Kept, it would be newer than all that come before its time.
  if (age < -AHEAD_MINUTES * MINUTE_MS) return noteFailure(unit, source, CLOCK_AHEAD);
  const isSilent = age > STALE_HOURS * HOUR_MS;
  await noteFailure(unit, source, isSilent ? 'The source has said nothing new for more than a day.' : '');
  const last = await newestQuote(trx);
  if (last && last.quotedAt >= quotedAt) return;
  const reason = reasonToHold(reading, (await lastPrices(trx, last)) ?? market, now);
  if (reason && (await isSaidAgain(unit, source, { reading, reason }))) return;
  const { columns: q } = QuoteModel;
  const known = QuoteModel.query(trx).where(q.source, source.kind).where(q.quotedAt, quotedAt);
  if (await known.first()) return;
  await QuoteModel.query(trx).insert({
    ...{ quoteId: newId(), source: source.kind, ...market, quotedAt, receivedAt: now },
    ...{ state: reason ? 'held' : 'taken', reason },
  });
  // What waited is out of date: a newer one waits, or counts, in its place.
  await QuoteModel.query(trx).where(q.state, 'held').where(q.quotedAt, '<', quotedAt).delete();
  if (!reason) await draftOfQuote(unit, market, draftPercent);
}

/**
 * Whether the prices are those that were held or refused last. Then that quote is what it was, of a later time: who looks
 * at it can still decide on it, and who has refused it is not asked again.
 */
async function isSaidAgain(
  { trx, now }: UnitOfWork,
  { kind }: MetalSource,
  { reading: { quotedAt, market }, reason }: { reading: MetalReading; reason: string },
): Promise<boolean> {
  const { columns } = QuoteModel;
  const before = await QuoteModel.query(trx)
    .where(columns.source, kind)
    .whereIn(columns.state, ['held', 'refused'])
    .orderBy(columns.quotedAt, 'desc')
    .first();
  if (!before || METALS.some((metal) => before[metal] !== market[metal])) return false;
  if (before.quotedAt < quotedAt)
    await QuoteModel.query(trx)
      .patch({ quotedAt, receivedAt: now, reason })
      .where(columns.quoteId, before.quoteId);
  return true;
}

/** Why a reading has to be looked at; empty when it has not. */
export function reasonToHold({ quotedAt, market }: MetalReading, last: PerMetal<number>, now: Date): string {
  const age = now.getTime() - quotedAt.getTime();
  const moved = METALS.flatMap((metal) => {
    if (!movedTooFar(last[metal], market[metal])) return [];
    const percent = movedPercent(last[metal], market[metal]);
    return [
      `${names[metal]} is ${percent.abs().toFixed(1)} % ${percent.isNegative() ? 'below' : 'above'} the last`,
    ];
  });
  const old = age > STALE_HOURS * HOUR_MS ? ['It is more than a day old'] : [];
  return [...old, ...moved].map((sentence) => `${sentence}.`).join(' ');
}

async function lastPrices(database: Knex, last: QuoteModel | undefined): Promise<PerMetal<number> | null> {
  if (last) return last;
  const snapshotId = await findSnapshotId(database);
  return snapshotId ? (await readSnapshot(database, snapshotId)).marketPrice : null;
}
