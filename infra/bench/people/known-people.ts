import pg from 'pg';

/** Somebody whom people look for. */
export interface KnownPerson {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
}

/** A company that people look for or enter a second time. */
export interface KnownCompany {
  companyName: string;
  city: string;
  ein: string;
  phone: string;
  address: string;
  zipcode: string;
}

export interface Known {
  people: KnownPerson[];
  companies: KnownCompany[];
  /** How many companies and users there are to page through. */
  companyCount: number;
  userCount: number;
}

/** Draws `amount` companies below `parentId` (null: everywhere) and as many of their people, the same every time. */
export async function knownPeople(adminUrl: string, parentId: string | null, amount: number): Promise<Known> {
  const client = new pg.Client({ connectionString: adminUrl, options: '-c search_path=entities,public' });
  await client.connect();
  const below = `deleted_at is null and company_type <> 'HOUSE' and ($1::uuid is null or parent_company_id = $1)`;
  const employed = `deleted_at is null and company_id in (select company_id from company where ${below})`;
  try {
    const companies = await client.query<KnownCompany>(
      `select company_name as "companyName", city, ein, phone, address, zipcode from company
       where ${below} and ein is not null order by md5(company_id::text) limit $2`,
      [parentId, amount],
    );
    const people = await client.query<KnownPerson>(
      `select first_name as "firstName", last_name as "lastName", email, phone from app_user
       where ${employed} order by md5(user_id::text) limit $2`,
      [parentId, amount],
    );
    const { rows } = await client.query<{ companies: string; users: string }>(
      `select (select count(*) from company where ${below}) as companies,
         (select count(*) from app_user where ${employed}) as users`,
      [parentId],
    );
    return {
      people: people.rows,
      companies: companies.rows,
      companyCount: Number(rows[0]?.companies),
      userCount: Number(rows[0]?.users),
    };
  } finally {
    await client.end();
  }
}
