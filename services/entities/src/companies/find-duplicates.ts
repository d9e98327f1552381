import type { companyDuplicates, Session } from '@washcoat/contract-entities';
import type { InputOf } from '@washcoat/contract-kernel';
import type { Knex } from 'knex';
import { companiesInScope, c, CompanyModel, type ShownCompany } from './company.model';

type Typed = InputOf<typeof companyDuplicates>;

/** A company that looks like the one being typed, and by what. */
export type DuplicateRow = ShownCompany &
  Record<'sameName' | 'sameEin' | 'samePhone' | 'sameEmail' | 'samePlace', boolean>;

/** Names that are less alike, from 0 to 1, are different ones. */
const ALIKE = 0.5;
const MOST = 8;
/** Numbers that are given to one company only weigh more than what neighbours share. */
const score =
  '4 * similarity(name_key, wanted_key) + 4 * same_ein::int + 3 * same_email::int + 2 * same_phone::int + 2 * same_place::int';

/**
 * Companies in scope that look like the one being typed, the likeliest first: an alike name (`company_name_key` leaves
 * out what tells nothing), the same digits of EIN or phone, the same e-mail address, or the same street and zipcode.
 * Blank fields look like nothing.
 */
export function findDuplicates(database: Knex, session: Session, typed: Typed): Promise<DuplicateRow[]> {
  return database.transaction(async (trx) => {
    // What the operator % takes for alike.
    await trx.raw(`select set_config('pg_trgm.similarity_threshold', ?, true)`, [String(ALIKE)]);
    const alike = alikeCompanies(trx, session, typed);
    return CompanyModel.query(trx)
      .from(alike.as('alike'))
      .select('alike.*')
      .orderByRaw(`${score} desc, name_key, company_id`)
      .limit(MOST)
      .castTo<DuplicateRow[]>();
  });
}

function alikeCompanies(trx: Knex.Transaction, session: Session, typed: Typed) {
  const wanted = wantedOf(typed);
  const query = companiesInScope(trx, session).where('company.is_house', false);
  if (typed.companyId) void query.whereNot(c.companyId, typed.companyId);
  for (const { column, sql } of tests)
    void query.select(trx.raw(`coalesce(${sql}, false) as ${column}`, wanted));
  void query.select(trx.raw('company_name_key(:name) as wanted_key', wanted));
  const given = tests.filter(({ needs }) => needs.every((field) => wanted[field] !== null));
  if (!given.length) return query.whereRaw('false');
  return query.where((same) => given.forEach(({ sql }) => void same.orWhereRaw(sql, wanted)));
}

type Wanted = Record<'name' | 'ein' | 'phone' | 'email' | 'address' | 'zipcode', string | null>;

/** Each is written as its index is. What was not typed is left out of the search: no index finds nothing. */
const tests: readonly { column: string; needs: readonly (keyof Wanted)[]; sql: string }[] = [
  { column: 'same_name', needs: ['name'], sql: 'company.name_key % company_name_key(:name)' },
  {
    column: 'same_ein',
    needs: ['ein'],
    sql: `company.ein <> '' and regexp_replace(company.ein, '[^0-9]', '', 'g') = :ein`,
  },
  { column: 'same_phone', needs: ['phone'], sql: `company.phone <> '' and company.phone = :phone` },
  {
    column: 'same_email',
    needs: ['email'],
    sql: `company.email <> '' and lower(company.email) = lower(:email)`,
  },
  {
    column: 'same_place',
    needs: ['address', 'zipcode'],
    sql: 'company.zipcode = :zipcode and lower(company.address) = lower(:address)',
  },
];

const SHORTEST_NAME = 3;

function wantedOf({ companyName = '', ein, phone, email, address, zipcode }: Typed): Wanted {
  return {
    name: companyName.trim().length < SHORTEST_NAME ? null : companyName,
    ein: digitsOf(ein) || null,
    phone: digitsOf(phone) || null,
    email: email?.trim() || null,
    address: address?.trim() || null,
    zipcode: zipcode?.trim() || null,
  };
}

const digitsOf = (text = '') => text.replace(/\D/g, '');
