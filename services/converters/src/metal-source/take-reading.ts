import { METALS, type PerMetal } from '@washcoat/metals';
import { newId, type UnitOfWork } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { findSnapshotId, readSnapshot } from '../pricing/pricing-snapshot.repository';
import { draftOfQuote } from './draft-of-quote';
import type { MetalReading, MetalSource } from './metal-source';
import { movedPercent } from './moved-percent';
import { newestQuote, SourceStateModel, type QuoteModel } from './quote.model';

/** A price that moved further than this since the last is held for somebody to look at. */
const ABSURD_PERCENT = 15;
/** So is one that its source calls older than this, or from the future by more than a few minutes. */
const STALE_HOURS = 24;
const AHEAD_MINUTES = 5;
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const names = { pt: 'Platinum', pd: 'Palladium', rh: 'Rhodium' };

/** Notes that a source could not be read, and why: market prices stay as they are. */
export async function noteFailure(unit: UnitOfWork, { kind }: MetalSource, failure: string): Promise<void> {
  await SourceStateModel.query(unit.trx)
    .insert({ source: kind, readAt: unit.now, failure })
    .onConflict('source')
    .merge();
}

/**
 * Takes what a source says, once: it counts at once unless it is old, or moved so far that somebody must look at it. What
 * counts makes a draft when a metal moved by `draftPercent`.
 */
export async function takeReading(
  unit: UnitOfWork,
  source: MetalSource,
  { reading, draftPercent }: { reading: MetalReading; draftPercent: number | null },
): Promise<void> {
  const { trx, now } = unit;
  await trx.raw(`select pg_advisory_xact_lock(hashtext('converters.metal-source'))`);
  const { quotedAt, market } = reading;
  const isSilent = now.getTime() - quotedAt.getTime() > STALE_HOURS * HOUR_MS;
  await noteFailure(unit, source, isSilent ? 'The source has said nothing new for more than a day.' : '');
  const last = await newestQuote(trx);
  if (last && last.quotedAt >= quotedAt) return;
  const reason = reasonToHold(reading, (await lastPrices(trx, last)) ?? market, now);
  const added = await trx('metal_quote')
    .insert({
      ...{ quote_id: newId(), source: source.kind, ...market, quoted_at: quotedAt, received_at: now },
      ...{ state: reason ? 'held' : 'taken', reason },
    })
    .onConflict(['source', 'quoted_at'])
    .ignore()
    .returning('quote_id');
  if (!added.length) return;
  // What waited is out of date: a newer one waits, or counts, in its place.
  await trx('metal_quote').where({ state: 'held' }).where('quoted_at', '<', quotedAt).delete();
  if (!reason) await draftOfQuote(unit, market, draftPercent);
}

/** Why a reading has to be looked at; empty when it has not. */
export function reasonToHold({ quotedAt, market }: MetalReading, last: PerMetal<number>, now: Date): string {
  const age = now.getTime() - quotedAt.getTime();
  const moved = METALS.flatMap((metal) => {
    const percent = movedPercent(last[metal], market[metal]);
    if (percent.abs().lte(ABSURD_PERCENT)) return [];
    return [
      `${names[metal]} is ${percent.abs().toFixed(1)} % ${percent.isNegative() ? 'below' : 'above'} the last`,
    ];
  });
  const old = age > STALE_HOURS * HOUR_MS ? ['It is more than a day old'] : [];
  const ahead = age < -AHEAD_MINUTES * MINUTE_MS ? ['It is said to be of a time that has not come'] : [];
  return [...old, ...ahead, ...moved].map((sentence) => `${sentence}.`).join(' ');
}

async function lastPrices(database: Knex, last: QuoteModel | undefined): Promise<PerMetal<number> | null> {
  if (last) return last;
  const snapshotId = await findSnapshotId(database);
  return snapshotId ? (await readSnapshot(database, snapshotId)).marketPrice : null;
}
