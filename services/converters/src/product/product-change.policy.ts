import type { Session } from '@washcoat/contract-entities';
import { forbidden, Problem } from '@washcoat/service-kit';
import { productSight } from './product.policy';
import type { ProductFields } from './product-record';

type Field = keyof ProductFields;

interface Guard {
  fields: readonly Field[];
  isAllowed(session: Session): boolean;
  refusal: string;
}

const overridePrice: readonly Field[] = ['price', 'isCalculatedPrice'];
const assay: readonly Field[] = ['subweight', 'ptAssay', 'pdAssay', 'rhAssay', 'isWithoutMetal'];
const markForTest: readonly Field[] = ['isMarkForTest'];

const guards: readonly Guard[] = [
  {
    fields: overridePrice,
    isAllowed: maySetOverridePrice,
    refusal: 'Only a super admin may set the price and the override.',
  },
  {
    fields: assay,
    isAllowed: ({ canAccessAssay }) => canAccessAssay,
    refusal: 'You are not allowed to change weight and assay.',
  },
  {
    fields: markForTest,
    isAllowed: ({ canViewMarkForTest }) => canViewMarkForTest,
    refusal: 'You are not allowed to mark converters for test.',
  },
];

/** The override price of a converter, which every customer is paid by, is the super admins'. */
export function maySetOverridePrice({ isSA }: Session): boolean {
  return isSA;
}

/** Refuses who says that a completed order is corrected and may not do that. Throws 403. */
export function assertMayEditInvoice({ canEditInvoice }: Session): void {
  if (!canEditInvoice) throw forbidden();
}

/** Throws 403 when a change touches fields beyond the user's rights. `patch` holds only what becomes different. */
export function assertMayEditProductFields(session: Session, patch: Partial<ProductFields>): void {
  const refused = guards.find(
    ({ fields, isAllowed }) => fields.some((field) => field in patch) && !isAllowed(session),
  );
  if (refused) throw new Problem(403, refused.refusal, { code: 'FORBIDDEN' });
}

/** The fields that a user may not read in the history of a converter, as in its answers. */
export function hiddenProductFields(session: Session): readonly string[] {
  const sight = productSight(session);
  return [
    ...(sight.house ? [] : overridePrice),
    ...(sight.assay ? [] : assay),
    ...(sight.markForTest ? [] : markForTest),
  ];
}
