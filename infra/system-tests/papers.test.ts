import { imageUpload, uploadKeepers } from '@washcoat/contract-files';
import { companyDetail, companyEdit, userDetail, userEdit } from '@washcoat/contract-entities';
import { seedId } from '@washcoat/service-kit/seed';
import sharp from 'sharp';
import { serviceDefinitions } from '../local/definitions';
import { answerOf } from './books';
import { startSeededSystem } from './seeded-system';
import { signIn, type Person } from './sign-in';
import type { TestSystem } from './start-system';

jest.setTimeout(300_000);

/** Columns by whose names one would look for addresses of files, and that hold something else, or a copy of what is kept by its owner. */
const otherColumns = [
  'entities.company.drivers_license',
  'entities.company.business_license',
  'loads.load.drivers_license',
  'loads.load.business_license',
  'loads.load.signature',
  'reporting.product_copy.url',
];

describe('papers of people and companies', () => {
  let product: TestSystem;
  let admin: Person;
  let owner: Person;

  beforeAll(async () => {
    product = await startSeededSystem();
    admin = await signIn(product.url, 'admin@washcoat.test');
    owner = await signIn(product.url, 'owner@peachtree.test');
  });
  afterAll(() => product.stop());

  const open = (address: string | null) => fetch(`${product.url}${address}`);
  async function upload(kind: 'picture' | 'paper', colour: string): Promise<string> {
    const form = new FormData();
    const size = { width: 20, height: 10, channels: 3 as const, background: colour };
    form.append('kind', kind);
    form.append('image', new Blob([new Uint8Array(await sharp({ create: size }).png().toBuffer())]));
    const headers = { token: admin.api.token ?? '' };
    const answer = await fetch(`${product.url}${imageUpload.path}`, { method: 'POST', body: form, headers });
    return (await answer.json()).imageUrl;
  }

  it('open for who may see their record, by the addresses of its answers, and for nobody else', async () => {
    const userId = seedId('user', 'grader@washcoat.test');
    const sent = await upload('paper', '#123');
    await admin.api.ask(userEdit, { userId, driversLicenseUrl: sent });
    const { driversLicenseUrl } = await admin.api.ask(userDetail, { userId });
    const shown = await open(driversLicenseUrl);
    expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect((await open(driversLicenseUrl?.split('?')[0] ?? null)).status).toBe(404);
    expect((await owner.api.call(userDetail, { userId })).status).toBe(404);
    const opened = await answerOf(
      product.adminUrl,
      `select user_id::text from files.audit_entry where action = 'open'`,
    );
    expect(opened).toEqual([admin.session.userId]);
    const trail = await answerOf(
      product.adminUrl,
      'select after::text from entities.audit_entry where entity_id = $1 order by audit_id desc limit 1',
      [userId],
    );
    expect(trail[0]).toMatch(/"driversLicenseUrl": "paper [0-9a-f]{12}"/);
  });

  it('belong to who uploaded them until a record holds them, whoever knows their names', async () => {
    const sent = await upload('paper', '#789');
    const corner = { companyId: seedId('company', 'corner'), metalLicense: sent };
    const sa = await signIn(product.url, 'sa@washcoat.test');
    const refused = await sa.api.call(companyEdit, corner);
    expect([refused.status, refused.error.fields]).toEqual([
      400,
      { metalLicense: 'This picture is not here any more. Upload it again.' },
    ]);
    expect((await admin.api.call(companyEdit, corner)).status).toBe(200);
    const { metalLicense } = await sa.api.ask(companyDetail, { companyId: corner.companyId });
    expect((await sa.api.call(companyEdit, { ...corner, metalLicense })).status).toBe(200);
    const grader = { userId: seedId('user', 'grader@washcoat.test'), driversLicenseUrl: metalLicense };
    expect((await sa.api.call(userEdit, grader)).status).toBe(200);
  });

  it('are no public pictures, and pictures must exist', async () => {
    const companyId = seedId('company', 'corner');
    const edit = (change: object) => admin.api.call(companyEdit, { companyId, ...change });
    const picture = await upload('picture', '#456');
    expect((await edit({ metalLicense: picture })).error.fields).toHaveProperty('metalLicense');
    expect((await edit({ companyLogo: picture })).status).toBe(200);
    const never = picture.replace(/[0-9a-f]{64}/, '0'.repeat(64));
    expect((await edit({ companyLogo: never })).error.fields).toEqual({
      companyLogo: 'This picture is not here any more. Upload it again.',
    });
    expect((await admin.api.ask(companyDetail, { companyId })).companyLogo).toBe(picture);
  });

  it('and pictures are known to be used by every service that keeps their addresses', async () => {
    const definitions = serviceDefinitions('nowhere', 'http://nowhere');
    const keepers = definitions.filter(({ uploads }) => uploads).map(({ name }) => name);
    expect(keepers.sort()).toEqual([...uploadKeepers].sort());
    const said = definitions.flatMap(({ name, uploads = [] }) =>
      uploads.map(({ table, column }) => `${name}.${table}.${column}`),
    );
    const found = await answerOf(
      product.adminUrl,
      `select table_schema || '.' || table_name || '.' || column_name
         from information_schema.columns
        where table_schema = any($1) and column_name ~ '(url|logo|license|image|signature|picture|document)s?$'
          and data_type in ('text', 'ARRAY', 'jsonb') and not table_name like 'drawn%'`,
      [definitions.map(({ name }) => name)],
    );
    expect(found.filter((column) => !said.includes(column)).sort()).toEqual(otherColumns.sort());
  });
});
