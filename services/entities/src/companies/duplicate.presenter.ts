import type { companyDuplicates } from '@washcoat/contract-entities';
import type { AnswerOf } from '@washcoat/contract-kernel';
import type { DuplicateRow } from './find-duplicates';

type Duplicate = AnswerOf<typeof companyDuplicates>['list'][number];

/** A possible duplicate with the reasons to take it for one. */
export function presentDuplicate(row: DuplicateRow): Duplicate {
  return {
    companyId: row.companyId,
    companyName: row.companyName,
    companyType: row.companyType,
    address: row.address,
    city: row.city,
    state: row.state,
    phone: row.phone,
    isActive: row.isActive,
    reasons: reasonsOf(row),
  };
}

function reasonsOf(row: DuplicateRow): Duplicate['reasons'] {
  const reasons: Record<Duplicate['reasons'][number], boolean> = {
    name: row.sameName,
    ein: row.sameEin,
    phone: row.samePhone,
    address: row.samePlace,
    email: row.sameEmail,
  };
  const order = ['name', 'ein', 'phone', 'address', 'email'] as const;
  return order.filter((reason) => reasons[reason]);
}
