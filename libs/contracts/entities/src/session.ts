import { flagNames, id, type BaseFlag, type DomainFlags } from '@washcoat/contract-kernel';
import { z } from 'zod';

const flagShape = Object.fromEntries(flagNames.map((name) => [name, z.boolean()])) as Record<
  BaseFlag,
  z.ZodBoolean
>;

const facts = z.object({
  userId: id,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  organisationName: z.string(),
  profileUrl: z.string().nullable(),
  companyId: id.nullable(),
  parentCompanyId: id.nullable(),
  companyLogo: z.string().nullable(),
  facilityCity: z.string().nullable(),
  hierarchy: z.number().int(),
  isNewUser: z.boolean(),
  isAdmin: z.boolean(),
  isSA: z.boolean(),
  isFranchise: z.boolean(),
  /** The facilities that canViewAllFacilityInvoices names; empty without the flag. */
  invoiceFacilities: z.array(z.string()),
  ...flagShape,
});

/**
 * The login details that the product keeps after sign-in, without the token. Flags that domains declare come beside the
 * named ones.
 */
export const session = facts.clone({ ...facts.def, catchall: z.boolean() });
export type Session = z.infer<typeof session> & DomainFlags;

/** The answer of the sign-in. */
export const signedIn = session.extend({ token: z.string() });
export type SignedIn = z.infer<typeof signedIn> & DomainFlags;
