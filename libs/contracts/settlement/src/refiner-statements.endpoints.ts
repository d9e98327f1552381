import { allow, endpoint, id, moment, saved } from '@washcoat/contract-kernel';
import { z } from 'zod';

const service = 'settlement';
const access = allow({ flags: ['canAccessSettlement'] });

/** What a column of a refiner's file can mean. */
export const refinerFields = ['lotNo', 'netDry', 'ptPpm', 'pdPpm', 'rhPpm', 'ptOz', 'pdOz', 'rhOz'] as const;
export type RefinerField = (typeof refinerFields)[number];

const titles = z.partialRecord(z.enum(refinerFields), z.string().max(200));
/** How a refiner writes its statements, and what its contract says of assays that differ. */
const terms = z.object({
  refiner: z.string().trim().min(1, 'Please name the refiner').max(100, 'Use at most 100 characters'),
  /** The title of the column for each field. */
  columns: titles,
  weightUnit: z.enum(['lb', 'kg', 'g']),
  assayUnit: z.enum(['ppm', 'percent']),
  /** Percent of their mean that two assays may differ by and still be split. */
  splitLimit: z.number().min(0, 'Use at least 0').max(100, 'Use at most 100'),
  /** What holds beyond it. */
  rule: z.enum(['average', 'umpire', 'seller']),
});
export type RefinerTerms = z.infer<typeof terms>;

const perMetal = <T extends z.ZodType>(value: T) => z.object({ pt: value, pd: value, rh: value });
const maybe = z.number().nullable();
const assay = z.number().min(0, 'Use at least 0').max(1_000_000, 'Use at most 1,000,000 ppm').nullable();

const metalDifference = z.object({
  ourPpm: maybe,
  theirPpm: maybe,
  ourOz: maybe,
  theirOz: maybe,
  differenceOz: z.number(),
  dollars: maybe,
  settled: z.object({
    ppm: maybe,
    by: z.enum(['only', 'split', 'average', 'umpire', 'seller', 'awaited']),
    difference: maybe,
    umpirePaidBy: z.enum(['ours', 'theirs', 'both']).nullable(),
  }),
  settledOz: maybe,
  isMiscounted: z.boolean(),
});

export const refinerDisputeState = z.enum(['open', 'settled', 'withdrawn']);

/** A lot in both statements, and what is said of it. */
export const refinerLot = z.object({
  lotNo: z.string(),
  key: z.string(),
  state: z.enum(['same', 'differs', 'onlyOurs', 'onlyTheirs']),
  ourNetDry: maybe,
  theirNetDry: maybe,
  metals: perMetal(metalDifference),
  dollars: maybe,
  dispute: z
    .object({
      state: refinerDisputeState,
      reason: z.string(),
      umpire: perMetal(maybe),
      by: z.string(),
      at: moment,
    })
    .nullable(),
});
export type RefinerLot = z.infer<typeof refinerLot>;

/** What a refiner says of a settlement beside what we say; pounds, ppm, troy ounces, USD. */
export const refinerDifference = z.object({
  settlementId: id,
  settlementNo: z.string(),
  companyName: z.string(),
  /** Null until a file was dropped. */
  statement: z
    .object({
      version: z.number().int(),
      fileName: z.string(),
      uploadedBy: z.string(),
      uploadedDate: moment,
      /** The titles of the file. */
      titles: z.array(z.string()),
      terms,
      /** Whether its columns were matched by a person, now or for an earlier file of the refiner. */
      isMatched: z.boolean(),
      lots: z.array(refinerLot),
      differenceOz: perMetal(z.number()),
      dollars: maybe,
      /** Rows that can not be read, in sentences. */
      problems: z.array(z.string()),
    })
    .nullable(),
  /** Refiners whose files were matched before. */
  refiners: z.array(z.string()),
});
export type RefinerDifference = z.infer<typeof refinerDifference>;

export const refinerStatementGet = endpoint({
  id: 'refinerStatementGet',
  service,
  method: 'GET',
  path: '/read/v1/settlement/refinerStatement',
  summary: 'What a refiner says of a settlement beside what we say, lot by lot',
  access,
  input: z.object({ settlementId: id }),
  output: refinerDifference,
});

const changed = saved.extend({ version: z.number().int() });

export const refinerStatementFile = endpoint({
  id: 'refinerStatementFile',
  service,
  method: 'POST',
  path: '/write/v1/settlement/refinerStatement',
  summary:
    'Takes a csv or xlsx of a refiner (multipart fields file, settlementId, refiner) in the place of the last',
  access,
  body: 'multipart',
  rateLimit: 'upload',
  input: z.object({}),
  output: changed,
});

const edited = { settlementId: id, version: z.number().int().min(1) };

export const refinerTermsSave = endpoint({
  id: 'refinerTermsSave',
  service,
  method: 'PUT',
  path: '/write/v1/settlement/refinerTerms',
  summary:
    'Says what the columns of a refiner mean, once for all its files, and how its contract settles assays',
  access,
  input: terms.extend(edited),
  output: changed,
});

export const refinerDispute = endpoint({
  id: 'refinerDispute',
  service,
  method: 'PUT',
  path: '/write/v1/settlement/refinerDispute',
  summary: 'Disputes a lot with a reason, enters what the umpire found, settles or withdraws',
  access,
  input: z.object({
    ...edited,
    key: z.string().min(1).max(100),
    state: refinerDisputeState,
    reason: z.string().trim().min(1, 'Please say why').max(1000, 'Use at most 1000 characters'),
    umpire: perMetal(assay),
  }),
  output: changed,
});
