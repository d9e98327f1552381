import { defineEvent, id, moment } from '@washcoat/contract-kernel';
import { z } from 'zod';

const metals = z.object({ pt: z.number(), pd: z.number(), rh: z.number() });

/** A settlement whole, as other domains keep it: pounds, ppm, troy ounces, USD. */
export const settlementSnapshot = z.object({
  settlementId: id,
  /** Grows with every save; an older one that arrives late is ignored. */
  version: z.number().int(),
  settlementNo: z.string(),
  contractNo: z.string(),
  shipmentNo: z.string(),
  companyId: id,
  companyName: z.string(),
  parentCompanyId: id.nullable(),
  facilityCity: z.string(),
  receivedDate: moment.nullable(),
  metalDueDate: moment.nullable(),
  createdDate: moment,
  completedDate: moment.nullable(),
  isComplete: z.boolean(),
  receivedNet: z.number(),
  processedNet: z.number(),
  processedDry: z.number(),
  hedges: z.array(
    z.object({
      hedgeNo: z.string(),
      hedgeDate: z.string().nullable(),
      ptOz: z.number(),
      ptUnitPrice: z.number(),
      pdOz: z.number(),
      pdUnitPrice: z.number(),
      rhOz: z.number(),
      rhUnitPrice: z.number(),
    }),
  ),
  lots: z.array(
    z.object({
      lotNo: z.string(),
      sampleNo: z.string(),
      netDry: z.number(),
      ptPpm: z.number(),
      ptOz: z.number(),
      pdPpm: z.number(),
      pdOz: z.number(),
      rhPpm: z.number(),
      rhOz: z.number(),
    }),
  ),
  totalOz: metals,
  returnOz: metals,
  hedgedOz: metals,
  totalMetalReturn: z.number(),
  totalCharges: z.number(),
  totalSettlementAmount: z.number(),
  changedAt: moment,
});
export type SettlementSnapshot = z.infer<typeof settlementSnapshot>;

const example: SettlementSnapshot = {
  settlementId: '018f3c1e-0000-7000-8000-000000000601',
  version: 2,
  settlementNo: 'ST-2026-041',
  contractNo: 'GC-118',
  shipmentNo: 'TPA-0932',
  companyId: '018f3c1e-0000-7000-8000-000000000101',
  companyName: 'Corner Muffler',
  parentCompanyId: '018f3c1e-0000-7000-8000-000000000001',
  facilityCity: 'Atlanta',
  receivedDate: '2026-10-13T03:59:59.999Z',
  metalDueDate: '2026-12-29T04:59:59.999Z',
  createdDate: '2026-10-13T15:00:00.000Z',
  completedDate: null,
  isComplete: false,
  receivedNet: 2413.05,
  processedNet: 2411.96,
  processedDry: 2400.75,
  hedges: [
    {
      hedgeNo: 'H-1',
      hedgeDate: '2026-10-15',
      ptOz: 20,
      ptUnitPrice: 985.5,
      pdOz: 40,
      pdUnitPrice: 1062.25,
      rhOz: 5,
      rhUnitPrice: 4650,
    },
  ],
  lots: [
    {
      lotNo: 'L-1',
      sampleNo: 'S-2207',
      netDry: 1520.5,
      ptPpm: 1105,
      ptOz: 24.502,
      pdPpm: 1980,
      pdOz: 43.904,
      rhPpm: 312,
      rhOz: 6.918,
    },
  ],
  totalOz: { pt: 24.502, pd: 43.904, rh: 6.918 },
  returnOz: { pt: 24.011, pd: 43.025, rh: 6.087 },
  hedgedOz: { pt: 20, pd: 40, rh: 5 },
  totalMetalReturn: 97669.86,
  totalCharges: 2311.35,
  totalSettlementAmount: 95358.51,
  changedAt: '2026-11-20T14:05:00.000Z',
};

/** A settlement was saved, open or completed. */
export const settlementChanged = defineEvent({
  name: 'settlement.settlement-changed.v1',
  topic: 'settlement.settlement',
  kind: 'record',
  schema: settlementSnapshot,
  example,
});

/** Somebody asked for the statement to be mailed to the customer. */
export const statementMailRequested = defineEvent({
  name: 'settlement.statement-mail-requested.v1',
  topic: 'settlement.settlement',
  kind: 'message',
  schema: z.object({
    settlementId: id,
    settlementNo: z.string(),
    companyId: id,
    companyName: z.string(),
    customerEmail: z.string(),
    contactName: z.string(),
    /** Who prepares the statement, as it stands on it. */
    preparedBy: z.object({ companyName: z.string(), address: z.string(), userName: z.string() }),
  }),
  example: {
    settlementId: example.settlementId,
    settlementNo: example.settlementNo,
    companyId: example.companyId,
    companyName: example.companyName,
    customerEmail: 'office@corner.test',
    contactName: 'Lee Corner',
    preparedBy: {
      companyName: 'Washcoat House',
      address: '1180 Foundry St NW, Atlanta, GA 30318',
      userName: 'Bo Buyer',
    },
  },
});

/** A settlement was completed: it never changes again. */
export const settlementCompleted = defineEvent({
  name: 'settlement.settlement-completed.v1',
  topic: 'settlement.settlement',
  kind: 'record',
  schema: settlementSnapshot,
  example: { ...example, version: 3, isComplete: true, completedDate: '2026-12-08T15:00:00.000Z' },
});
