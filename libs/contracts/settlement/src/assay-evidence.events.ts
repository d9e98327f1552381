import { defineEvent, id, moment } from '@washcoat/contract-kernel';
import { z } from 'zod';

const ounces = z.object({ pt: z.number(), pd: z.number(), rh: z.number() });

/** As many converters as one settlement tells of; the rest of a larger lot counts as unknown. */
export const MOST_SETTLED_CONVERTERS = 5000;

/** A completed settlement that is known to be made of certain converters says what those hold. */
export const assayProposed = defineEvent({
  name: 'settlement.assay-proposed.v1',
  topic: 'settlement.assay',
  kind: 'record',
  schema: z.object({
    settlementId: id,
    settlementNo: z.string(),
    companyId: id,
    companyName: z.string(),
    completedDate: moment,
    /** Troy ounces contained in the lots, before what a refiner returns of them. */
    settledOz: ounces,
    /** Net dry pounds of the lots. */
    netDry: z.number(),
    /** What went into the lots, each converter once: pieces, and pounds of catalyst as they were bought (0: unknown). */
    units: z
      .array(z.object({ productId: id, pieces: z.number(), pounds: z.number() }))
      .max(MOST_SETTLED_CONVERTERS),
    /** Pieces in the lots of which nobody knows the converter. */
    unknownPieces: z.number(),
    /** Grows with every time that the settlement or its units are told; an older one that arrives late is ignored. */
    version: z.number().int(),
  }),
  example: {
    settlementId: '018f3c1e-0000-7000-8000-000000000601',
    settlementNo: 'ST-2026-041',
    companyId: '018f3c1e-0000-7000-8000-000000000101',
    companyName: 'Corner Muffler',
    completedDate: '2026-12-08T15:00:00.000Z',
    settledOz: { pt: 32.717, pd: 59.436, rh: 8.137 },
    netDry: 2400.75,
    units: [{ productId: '018f3c1e-0000-7000-8000-000000000401', pieces: 920, pounds: 2393.3 }],
    unknownPieces: 0,
    version: 1,
  },
});
export type AssayEvidence = z.infer<typeof assayProposed.schema>;
