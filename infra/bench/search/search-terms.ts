import pg from 'pg';

interface CatalogueRow {
  oem: string;
  manufacturer: string;
  model: string;
  description: string;
}

type Draw = (row: CatalogueRow) => string;

/** What people type, each kind as often as it stands here. */
const kinds: readonly Draw[] = [
  ({ oem }) => oem,
  ({ oem }) => oem.replace(/[^A-Za-z0-9]/g, ''),
  ({ oem }) => oem.slice(0, 3),
  ({ oem }) => oem.slice(0, 4),
  ({ oem }) => oem.slice(0, 6),
  ({ oem }) => oem.slice(2, 7),
  ({ oem }) => oem.slice(-4),
  ({ manufacturer }) => manufacturer,
  ({ manufacturer, model }) => `${manufacturer} ${model}`,
  ({ model }) => model,
  ({ description }) => wordOf(description),
  ({ oem }) => `${oem.slice(0, 3)}QQ${oem.slice(-2)}`,
];

/**
 * Search terms drawn from the catalogue in the database, the same for the same catalogue: codes and parts of codes,
 * makes, models, words of descriptions, and one in twelve that matches nothing.
 */
export async function searchTerms(adminUrl: string, count: number): Promise<string[]> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const { rows } = await client.query<CatalogueRow>(
      `select oem, manufacturer, model, description from converters.product
       where deleted_at is null and is_active order by md5(product_id::text) limit $1`,
      [count],
    );
    return rows.map((row, index) => termOf(row, index)).filter((term) => term.length > 0);
  } finally {
    await client.end();
  }
}

function termOf(row: CatalogueRow, index: number): string {
  const draw = kinds[index % kinds.length];
  return draw ? draw(row).trim() : '';
}

/** The longest word: the one a person remembers. */
function wordOf(text: string): string {
  return text.split(/\s+/).reduce((longest, word) => (word.length > longest.length ? word : longest), '');
}
