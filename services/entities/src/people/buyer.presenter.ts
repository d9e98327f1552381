import type { buyer } from '@washcoat/contract-entities';
import type { z } from 'zod';
import type { MemberRow } from './search-people';

/** A person as the buyer search shows it. */
export function presentBuyer(row: MemberRow): z.infer<typeof buyer> {
  return {
    userId: row.user_id,
    companyId: row.company_id,
    firstName: row.first_name,
    lastName: row.last_name,
  };
}
