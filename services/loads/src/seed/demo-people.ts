import type { Session } from '@washcoat/contract-entities';
import { allFlags, type DataOf } from '@washcoat/contract-kernel';
import type { userChanged } from '@washcoat/contract-entities';
import { CompanyCopyModel, type CompanyCopy } from '@washcoat/service-kit';
import type { Knex } from 'knex';

type UserCopy = DataOf<typeof userChanged>;

/** The people of the demonstration installation who work on loads, by their sign-in. */
export type DemoPeople = (email: string) => Session;

/** Reads the people from the own copies. The answer throws for a sign-in that has not arrived. */
export async function demoPeople(database: Knex): Promise<DemoPeople> {
  const users: { data: UserCopy }[] = await database('user_copy').select('data');
  const companies = await CompanyCopyModel.query(database).select(CompanyCopyModel.columns.data);
  const companyOf = new Map(companies.map(({ data }) => [data.companyId, data]));
  const userOf = new Map(users.map(({ data }) => [data.email.toLowerCase(), data]));
  return (email) => {
    const user = userOf.get(email);
    const company = companyOf.get(user?.companyId ?? '');
    if (!user || !company) throw new Error(`The seed of loads waits for the sign-in ${email}.`);
    return sessionOf(user, company);
  };
}

/** A session with every right that work on loads needs. */
function sessionOf(user: UserCopy, company: CompanyCopy): Session {
  return {
    ...allFlags(true),
    minimumSettingsOnly: false,
    isPictureMandatory: false,
    canAddMarkDownOnly: false,
    userId: user.userId,
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    organisationName: company.companyName,
    profileUrl: null,
    companyId: company.companyId,
    parentCompanyId: company.parentCompanyId,
    companyLogo: null,
    facilityCity: company.facility,
    hierarchy: user.hierarchy,
    isNewUser: false,
    isAdmin: false,
    isSA: false,
    isFranchise: company.isFranchise,
    invoiceFacilities: [],
  };
}
