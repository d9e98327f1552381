import { allow, endpoint, id, listOf, paging } from '@washcoat/contract-kernel';
import { z } from 'zod';
import { fileCall, rangeFilters } from './report-fields';

const service = 'reporting';
const access = allow({ flags: ['canViewTopCats'] });

/** What was bought of one code, and what is known of it today. */
export const topCat = z.object({
  productId: id.nullable(),
  oem: z.string(),
  type: z.string(),
  description: z.string(),
  url: z.string().nullable(),
  /** Pieces, a part of one being one. */
  count: z.number(),
  quantity: z.number(),
  /** Absent without canSeeUnitPrice, like maxPrice. */
  minPrice: z.number().optional(),
  maxPrice: z.number().optional(),
  /** Absent but for the house's administrators; null for a converter without one. */
  priceOverride: z.number().nullable().optional(),
  /** Parts per million; absent without canAccessAssay; null where nothing is known. */
  ptAssay: z.number().nullable().optional(),
  pdAssay: z.number().nullable().optional(),
  rhAssay: z.number().nullable().optional(),
});
export type TopCat = z.infer<typeof topCat>;

export const topCatsReport = endpoint({
  id: 'topCatsReport',
  service,
  method: 'GET',
  path: '/read/v1/load/top/cats',
  summary: 'Codes by how many pieces were bought, most first; at most a thousand',
  access,
  input: z.object({ ...rangeFilters, count: paging(1000).count }),
  output: listOf(topCat).extend({
    totals: z.object({ codes: z.number().int(), pieces: z.number(), quantity: z.number() }),
  }),
});

export const topCatsDownload = fileCall({
  id: 'topCatsDownload',
  path: '/read/v1/load/top/cats/download',
  access,
  filters: rangeFilters,
});
