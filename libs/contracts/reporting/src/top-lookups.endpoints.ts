import { allow, endpoint, listOf } from '@washcoat/contract-kernel';
import { z } from 'zod';
import { fileCall, rangeFilters } from './report-fields';

const service = 'reporting';
const access = allow({ flags: ['canViewTopLookups'] });

/** How often somebody paid to see one code. */
export const topLookup = z.object({
  oem: z.string(),
  count: z.number().int(),
  fname: z.string(),
  lname: z.string(),
  /** Whose lookups: two people may have one name. */
  userId: z.string().optional(),
});
export type TopLookup = z.infer<typeof topLookup>;

export const topLookupsReport = endpoint({
  id: 'topLookupsReport',
  service,
  method: 'GET',
  path: '/read/v1/load/top/lookups',
  summary: 'Codes that were paid to be seen, by person, most often first; at most a thousand',
  access,
  input: z.object(rangeFilters),
  output: listOf(topLookup).extend({
    /** The codes that were looked up most, by whomever. */
    codes: z.array(z.object({ oem: z.string(), count: z.number().int() })),
    totals: z.object({ lookups: z.number().int(), codes: z.number().int(), people: z.number().int() }),
  }),
});

export const topLookupsDownload = fileCall({
  id: 'topLookupsDownload',
  path: '/read/v1/load/top/lookups/download',
  access,
  filters: rangeFilters,
});
