import { allow, endpoint, id, linkAnswer } from '@washcoat/contract-kernel';
import { z } from 'zod';

/** A customer's account over days of the installation: what was open before, invoices, payments, what is open, and since when. */
export const accountStatement = endpoint({
  id: 'accountStatement',
  service: 'invoicing',
  method: 'GET',
  path: '/read/v1/load/statement',
  summary: "A customer's account with each of its buyers over some days, as PDF or XLSX; 5,000 lines at most",
  access: allow(
    { flags: ['canBuildCart', 'canSeeSubtotal'], notHierarchy: [2] },
    { hierarchy: [10], flags: ['canSeeSubtotal'] },
  ),
  input: z
    .object({
      companyId: id,
      from: z.iso.date(),
      to: z.iso.date(),
      format: z.enum(['pdf', 'xlsx']).default('pdf'),
    })
    .refine(({ from, to }) => from <= to, { path: ['to'], message: 'The last day is before the first' }),
  output: linkAnswer,
});
