import {
  endpoint,
  exportAnswer,
  exportFields,
  id,
  queryMoment,
  searchText,
  type Access,
} from '@washcoat/contract-kernel';
import { z } from 'zod';

/** Both ends included, epoch milliseconds; an end that is not given is open. */
export const rangeFilters = { from: queryMoment.optional(), to: queryMoment.optional() };

/** What the lines of orders are looked for by. */
export const orderFilters = {
  ...rangeFilters,
  /** Its name or its city. */
  facility: searchText.optional(),
  buyer: id.optional(),
  customer: id.optional(),
  franchise: id.optional(),
};

/**
 * What the selection comes to by type of material: averages of different types are never one. Absent from a service of
 * before; types of which there is nothing are left out.
 */
export const materials = z
  .array(
    z.object({
      type: z.string(),
      /** Pieces and parts of them; pounds of wire and foil. */
      units: z.number(),
      isWeighed: z.boolean(),
      /** Absent without canSeeSubtotal. */
      spend: z.number().optional(),
      /** Dollars per unit, of a single piece its price: absent without canSeeUnitPrice too, and where there is no unit. */
      averageSpend: z.number().optional(),
    }),
  )
  .optional();
export type Material = NonNullable<z.infer<typeof materials>>[number];

/** Sums of the whole selection, by day and in all, from the same query as its rows. */
export const daySums = {
  days: z.array(
    z.object({
      day: z.string(),
      pieces: z.number(),
      /** Absent without canSeeSubtotal. */
      spend: z.number().optional(),
    }),
  ),
  totals: z.object({
    rows: z.number().int(),
    pieces: z.number(),
    spend: z.number().optional(),
    materials,
  }),
};

/** What is particular about the call of a report's file. */
interface FileCall<Filters extends z.ZodRawShape> {
  id: string;
  path: string;
  access: Access;
  /** Those of the report. */
  filters: Filters;
}

/** The call that answers a link to the whole selection of a report as a file, with the columns that are wanted. */
export const fileCall = <const Filters extends z.ZodRawShape>({ filters, ...call }: FileCall<Filters>) =>
  endpoint({
    ...call,
    service: 'reporting',
    method: 'GET',
    summary: 'The same selection whole, as a file',
    input: z.object({ ...exportFields, ...filters }),
    output: exportAnswer,
  });
