import type { companyDuplicates } from '@washcoat/contract-entities';
import type { AnswerOf } from '@washcoat/contract-kernel';
import type { DuplicateRow } from './find-duplicates';

type Duplicate = AnswerOf<typeof companyDuplicates>['list'][number];

/** A possible duplicate with the reasons to take it for one. */
export function presentDuplicate(row: DuplicateRow): Duplicate {
  return {
    companyId: row.company_id,
    companyName: row.company_name,
    companyType: row.company_type,
    address: row.address,
    city: row.city,
    state: row.state,
    phone: row.phone,
    isActive: row.is_active,
    reasons: reasonsOf(row),
  };
}

function reasonsOf(row: DuplicateRow): Duplicate['reasons'] {
  const reasons: Record<Duplicate['reasons'][number], boolean> = {
    name: row.same_name,
    ein: row.same_ein,
    phone: row.same_phone,
    address: row.same_place,
    email: row.same_email,
  };
  const order = ['name', 'ein', 'phone', 'address', 'email'] as const;
  return order.filter((reason) => reasons[reason]);
}
