import { momentIn, priceSight } from '@washcoat/contract-kernel';
import { orZero } from '@washcoat/metals';
import { withinScope } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { morningDays, type Morning, type MorningAsking } from './morning';

const SHOWN = 6;

interface FacilityRow {
  facility_city: string;
  settlements: number;
  expected: string;
  received: string;
  off: string;
}
interface FurthestRow {
  facility_city: string;
  settlement_id: string;
  settlement_no: string;
  company_name: string;
  is_complete: boolean;
  expected_pieces: string;
  received_pieces: string;
  expected_pounds: string;
  received_pounds: string;
  processed_pounds: string;
}

const offPieces = 'abs(booking.received_pieces - booking.expected_pieces)';

/**
 * What was counted on receipt against what was booked, by facility, the least accurate first: of settlements that are
 * open, or were completed within the days that the card looks back, and that boxes were chosen for.
 */
export async function bookingAccuracy(asking: MorningAsking): Promise<NonNullable<Morning['booking']>> {
  const { database, session } = asking;
  const { assay } = priceSight(session);
  const [facilities, furthest] = await Promise.all([
    bookings(asking)
      .groupBy('booking.facility_city')
      .select<FacilityRow[]>(
        'booking.facility_city',
        database.raw(`count(*)::int as settlements, sum(expected_pieces) as expected,
          sum(received_pieces) as received, sum(${offPieces}) as off`),
      )
      .orderByRaw(`sum(${offPieces}) / sum(expected_pieces) desc, booking.facility_city`)
      .limit(SHOWN),
    bookings(asking)
      .distinctOn('booking.facility_city')
      .orderByRaw(`booking.facility_city, ${offPieces} / booking.expected_pieces desc, booking.settlement_id`)
      .select<FurthestRow[]>('booking.*'),
  ]);
  return {
    facilities: facilities.flatMap((row) => {
      const worst = furthest.find(({ facility_city }) => facility_city === row.facility_city);
      return worst ? [facilityOf(row, worst, assay)] : [];
    }),
  };
}

function bookings({ database, session, ...days }: MorningAsking): Knex.QueryBuilder {
  const [first = ''] = morningDays(days);
  const query = database('booking_copy as booking')
    .where('booking.expected_pieces', '>', 0)
    .whereRaw('(not booking.is_complete or booking.completed_at >= ?)', [
      momentIn(days.timezone, first, '00:00:00.000'),
    ]);
  return withinScope(query, session, 'booking.company_id');
}

function facilityOf(row: FacilityRow, worst: FurthestRow, isWeightSeen: boolean) {
  return {
    facility: row.facility_city,
    settlements: row.settlements,
    expectedPieces: Number(row.expected),
    receivedPieces: Number(row.received),
    offPercent: percent(row.off, row.expected),
    furthest: {
      settlementId: worst.settlement_id,
      settlementNo: worst.settlement_no,
      companyName: worst.company_name,
      isComplete: worst.is_complete,
      offPercent: percent(
        orZero(worst.received_pieces).minus(worst.expected_pieces).abs().toString(),
        worst.expected_pieces,
      ),
      expectedPieces: Number(worst.expected_pieces),
      receivedPieces: Number(worst.received_pieces),
      ...(isWeightSeen && { expectedPounds: Number(worst.expected_pounds) }),
      receivedPounds: Number(worst.received_pounds),
      processedPounds: Number(worst.processed_pounds),
    },
  };
}

const percent = (part: string, whole: string) =>
  orZero(part).times(100).div(whole).toDecimalPlaces(2).toNumber();
