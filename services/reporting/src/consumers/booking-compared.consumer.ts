import { bookingCompared } from '@washcoat/contract-settlement';
import { keepCopy } from '@washcoat/service-kit';

/** Keeps what was booked into a settlement beside what was received and processed of it. */
export const keepBooking = keepCopy({
  name: 'keep-booking',
  event: bookingCompared,
  table: 'booking_copy',
  key: 'settlement_id',
  columns: ({ settlementId, version, settlementNo, companyId, companyName, ...booking }) => ({
    ...{ settlement_id: settlementId, version, settlement_no: settlementNo },
    ...{ company_id: companyId, company_name: companyName, facility_city: booking.facilityCity },
    ...{ is_complete: booking.isComplete, completed_at: booking.completedDate },
    ...{ expected_pieces: booking.expectedPieces, received_pieces: booking.receivedPieces },
    ...{ expected_pounds: booking.expectedPounds, received_pounds: booking.receivedPounds },
    processed_pounds: booking.processedPounds,
  }),
});
