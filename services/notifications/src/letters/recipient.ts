import { paperSight } from '@washcoat/contract-kernel';
import { rowsOf, statement, type CompanyCopy } from '@washcoat/service-kit';
import type { Knex } from 'knex';

const INSTALLATION = 'Washcoat';

const readFacts =
  statement<'companyId'>(`select customer.data as customer, coalesce(parent.company_name, house.company_name) as sender
  from (select) as one
  left join company_copy as customer on customer.company_id = :companyId
  left join company_copy as parent on parent.company_id = customer.parent_company_id
  left join lateral (select company_name from company_copy where is_house limit 1) as house on true`);

interface Facts {
  customer: CompanyCopy | null;
  sender: string | null;
}

/** What letters to a customer are made with. */
export interface Recipient {
  /** The company that the customer trades with: its parent, else the house; the product's name while neither is known. */
  senderName: string;
  /** Whether the customer's settings let sums stand in a letter to it. */
  areSumsShown: boolean;
}

/** What letters to the customer `companyId` are made with. */
export async function recipientOf(database: Knex, companyId: string): Promise<Recipient> {
  const [facts] = await rowsOf<Facts>(database, readFacts({ companyId }));
  return {
    senderName: facts?.sender ?? INSTALLATION,
    areSumsShown: paperSight(facts?.customer ?? {}).sums,
  };
}
