import { defineEvent, id, moment } from '@washcoat/contract-kernel';
import { z } from 'zod';

/** What was booked into the lots of a settlement beside what was received and processed of it. */
const booking = z.object({
  settlementId: id,
  /** Grows with everything that is told of the settlement; an older one that arrives late is ignored. */
  version: z.number().int(),
  settlementNo: z.string(),
  companyId: id,
  companyName: z.string(),
  facilityCity: z.string(),
  isComplete: z.boolean(),
  completedDate: moment.nullable(),
  /** Whole converters of the chosen boxes: as they were bought, and as they were counted on receipt (uncounted: as bought). */
  expectedPieces: z.number(),
  receivedPieces: z.number(),
  /** Pounds: by the catalogue as it was known when they were bought, and what the refiner says. */
  expectedPounds: z.number(),
  receivedPounds: z.number(),
  processedPounds: z.number(),
});

/** Boxes of a settlement were chosen, counted or taken out, or what is known of them changed. */
export const bookingCompared = defineEvent({
  name: 'settlement.booking-compared.v1',
  topic: 'settlement.settlement',
  kind: 'record',
  schema: booking,
  example: {
    settlementId: '018f3c1e-0000-7000-8000-000000000601',
    version: 3,
    settlementNo: 'ST-2026-041',
    companyId: '018f3c1e-0000-7000-8000-000000000101',
    companyName: 'Corner Muffler',
    facilityCity: 'Atlanta',
    isComplete: false,
    completedDate: null,
    expectedPieces: 920,
    receivedPieces: 918,
    expectedPounds: 2393.3,
    receivedPounds: 2413.05,
    processedPounds: 2411.96,
  },
});
export type Booking = z.infer<typeof booking>;
