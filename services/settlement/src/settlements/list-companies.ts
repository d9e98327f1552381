import type { Session } from '@washcoat/contract-entities';
import type { AnswerOf, InputOf } from '@washcoat/contract-kernel';
import type { settlementCompanies } from '@washcoat/contract-settlement';
import { CompanyCopyModel, FacilityCopyModel, pageOf, searchWords, withinScope } from '@washcoat/service-kit';
import type { Knex } from 'knex';

const { columns: c } = CompanyCopyModel;
const { columns: f } = FacilityCopyModel;

/**
 * The customers that the signed-in user may settle with, by name, each with the facilities that receive from it: those
 * of the company whose customer it is.
 */
export async function listCompanies(
  database: Knex,
  session: Session,
  { text = '', count, offset }: InputOf<typeof settlementCompanies>,
): Promise<AnswerOf<typeof settlementCompanies>> {
  const query = withinScope(CompanyCopyModel.query(database), session, c.companyId)
    .where({ [c.isHouse]: false, [c.isActive]: true })
    .orderByRaw('lower(company_name), company_id');
  if (session.companyId) void query.whereNot(c.companyId, session.companyId);
  for (const word of searchWords(text)) void query.whereRaw('strpos(lower(company_name), ?) > 0', [word]);
  const { list, areMoreItemsAvailable } = await pageOf(query, { count, offset });
  const owners = new Set(list.flatMap(({ parentCompanyId }) => parentCompanyId ?? []));
  const facilities = await FacilityCopyModel.query(database)
    .whereIn(f.companyId, [...owners])
    .orderBy(f.name);
  return {
    list: list.map(({ companyId, companyName, parentCompanyId, data }) => ({
      companyId,
      companyName,
      city: data.city,
      state: data.state,
      facilities: facilities
        .filter((one) => one.companyId === parentCompanyId && one.data.isActive && !one.data.isDeleted)
        .map(({ facilityId, name, data: { city, state } }) => ({ facilityId, name, city, state })),
    })),
    areMoreItemsAvailable,
  };
}
