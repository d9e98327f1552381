import { allow, endpoint, id, keysetListOf, keysetPaging, moment } from '@washcoat/contract-kernel';
import { z } from 'zod';
import { fileCall, rangeFilters } from './report-fields';

const service = 'reporting';
const access = allow({ flags: ['canViewGlobalModifierHistoryReport'] });
const dollars = z.number();

/** One application of prices: what the market said, what was hedged, what was taken off, and what that came to. */
export const globalModifier = z.object({
  snapshotId: id,
  marketPtOz: dollars,
  marketPdOz: dollars,
  marketRhOz: dollars,
  hedgePtOz: dollars,
  hedgePdOz: dollars,
  hedgeRhOz: dollars,
  /** In percent or dollars, as the flag beside it says. */
  modifierPt: z.number(),
  modifierPd: z.number(),
  modifierRh: z.number(),
  modifierPtIsPercentage: z.boolean(),
  modifierPdIsPercentage: z.boolean(),
  modifierRhIsPercentage: z.boolean(),
  npaPt: dollars,
  npaPd: dollars,
  npaRh: dollars,
  created: moment,
  username: z.string(),
});
export type GlobalModifier = z.infer<typeof globalModifier>;

export const globalModifiersReport = endpoint({
  id: 'globalModifiersReport',
  service,
  method: 'GET',
  path: '/read/v1/pricing/global/modifier/list',
  summary:
    'Every application of prices, newest first, with what an ounce of each metal came to at the end of each day',
  access,
  input: z.object({ ...keysetPaging(10), ...rangeFilters }),
  output: keysetListOf(globalModifier).extend({
    days: z.array(z.object({ day: z.string(), npaPt: dollars, npaPd: dollars, npaRh: dollars })),
    totals: z.object({ rows: z.number().int() }),
  }),
});

export const globalModifiersDownload = fileCall({
  id: 'globalModifiersDownload',
  path: '/read/v1/pricing/global/modifier/report',
  access,
  filters: rangeFilters,
});
