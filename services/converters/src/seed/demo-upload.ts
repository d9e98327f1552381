import { seedId } from '@washcoat/service-kit/seed';
import type { Knex } from 'knex';

const NOTE = 'Weighed again at the Atlanta yard; the weight stays.';
const TITLES = ['productId', 'oem', 'type', 'notes'];
/** Places in the catalogue of the converters that get a note. */
const NOTED = Array.from({ length: 9 }, (_, index) => 41 + index);

/** A csv file of converters: notes for some, then a misspelt type, a code that is missing, and a shelf where an id belongs. */
export async function fileOfNotes(database: Knex): Promise<Buffer> {
  const ids = NOTED.map((position) => seedId('product', `catalogue-${String(position).padStart(7, '0')}`));
  const noted = await database('product')
    .join('converter_type', 'converter_type.type_id', 'product.type_id')
    .whereIn('product_id', ids)
    .orderBy('oem')
    .select('product_id', 'oem', 'converter_type.name as type');
  const rows = noted.map(({ product_id, oem, type }) => [product_id, oem, type, NOTE]);
  const bad = [
    ['', '55 21 8 331', 'CERAMC', NOTE],
    ['', '', 'CERAMIC', NOTE],
    ['shelf 12', '0 281 004 412', 'DIESEL', NOTE],
  ];
  const lines = [TITLES, ...rows, ...bad].map((cells) => cells.map(quoted).join(','));
  return Buffer.from(lines.join('\r\n'));
}

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
