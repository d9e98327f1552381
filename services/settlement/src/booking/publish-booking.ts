import { bookingCompared, type Booking } from '@washcoat/contract-settlement';
import { Decimal } from '@washcoat/metals';
import type { Service, UnitOfWork } from '@washcoat/service-kit';
import { listChosen } from '../purchases/purchase.repository';
import type { SavedPart } from '../settlements/on-saved';
import type { WholeSettlement } from '../settlements/settlement.model';
import { readSettlement } from '../settlements/settlement.repository';
import { statementBlocks } from '../settlements/statement';

type Unit = Pick<UnitOfWork, 'trx' | 'now' | 'publish'>;

/**
 * Publishes what was booked into settlements beside what was received and processed of it, of those where that
 * is other than what was published last. Doing it twice publishes nothing; who does it at once for one settlement waits.
 */
export async function publishBookings(unit: Unit, settlementIds: readonly string[]): Promise<void> {
  for (const settlementId of [...new Set(settlementIds)].sort()) await publishBooking(unit, settlementId);
}

/** The same of the settlements that boxes of these orders stand in. */
export async function publishBookingsOf(unit: Unit, loadIds: readonly string[]): Promise<void> {
  const rows: { settlement_id: string }[] = await unit
    .trx('settlement_purchase')
    .whereIn('load_id', [...loadIds])
    .distinct('settlement_id');
  await publishBookings(
    unit,
    rows.map((row) => row.settlement_id),
  );
}

/** Goes with every save of a settlement: what was received and processed may be other than before. */
export const publishSavedBooking: SavedPart = (unit, { settlement: { settlementId } }) =>
  publishBooking(unit, settlementId);

/** Publishes, when the service starts, the bookings that nobody knows of: those of an installation from before. */
export async function publishUnknownBookings(
  service: Pick<Service, 'database' | 'inTransaction'>,
): Promise<void> {
  const rows: { settlement_id: string }[] = await service
    .database('settlement_purchase as purchase')
    .whereRaw(
      'not exists (select from booking_told where booking_told.settlement_id = purchase.settlement_id)',
    )
    .distinct('purchase.settlement_id');
  for (const { settlement_id } of rows)
    await service.inTransaction({}, (unit) => publishBooking(unit, settlement_id));
}

async function publishBooking({ trx, now, publish }: Unit, settlementId: string): Promise<void> {
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 601))', [settlementId]);
  const settlement = await readSettlement(trx, settlementId);
  const boxes = await listChosen(trx, settlementId);
  const told = await trx('booking_told').where({ settlement_id: settlementId }).first('version');
  if (!settlement || (!boxes.length && !told)) return;
  const data = { ...weightsOf(settlement, now), ...countsOf(boxes) };
  const { rows } = await trx.raw<{ rows: { version: number }[] }>(
    `insert into booking_told (settlement_id, version, data) values (?, 1, ?)
     on conflict (settlement_id) do update set version = booking_told.version + 1, data = excluded.data
       where booking_told.data <> excluded.data
     returning version`,
    [settlementId, JSON.stringify(data)],
  );
  if (rows[0]) await publish(bookingCompared, settlementId, { ...data, version: rows[0].version });
}

/** Who it is for, and what the refiner says. No weight hangs on a calendar. */
function weightsOf(settlement: WholeSettlement, now: Date) {
  const { mmiReceived, mmiProcessed } = statementBlocks(settlement, now, 'UTC');
  return {
    settlementId: settlement.settlementId,
    settlementNo: settlement.settlementNo,
    companyId: settlement.companyId,
    companyName: settlement.companyName,
    facilityCity: settlement.facilityCity,
    isComplete: settlement.completedAt !== null,
    completedDate: settlement.completedAt?.toISOString() ?? null,
    receivedPounds: mmiReceived.net,
    processedPounds: mmiProcessed.totalProcessedNet,
  };
}

function countsOf(
  boxes: readonly { pieces: string; pounds: string; received_pieces: string | null }[],
): Pick<Booking, 'expectedPieces' | 'receivedPieces' | 'expectedPounds'> {
  const sumOf = (amounts: string[]) =>
    Decimal.sum(0, ...amounts)
      .toDecimalPlaces(4)
      .toNumber();
  return {
    expectedPieces: sumOf(boxes.map(({ pieces }) => pieces)),
    receivedPieces: sumOf(boxes.map(({ pieces, received_pieces }) => received_pieces ?? pieces)),
    expectedPounds: sumOf(boxes.map(({ pounds }) => pounds)),
  };
}
