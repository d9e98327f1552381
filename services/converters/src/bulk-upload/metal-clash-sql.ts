import { fieldColumns } from '../catalogue-file/columns';

const assays = ['ptAssay', 'pdAssay', 'rhAssay'];
const HINT = 'Leave the assays empty, or write no, if it holds metal';

/**
 * SQL over `staged` and `product`: why a row is refused after which a converter is without precious metal and has
 * assays, with what it has; null otherwise. Like the form, it minds only rows that change the mark or an assay; there
 * is nobody to ask.
 */
export function metalClashSql(ids: readonly string[]): string {
  const columns = fieldColumns.filter(({ id }) => assays.includes(id));
  const isGiven = (id: string) => ids.includes(id);
  const after = ({ id, sql }: { id: string; sql: string }) => `${isGiven(id) ? 'staged' : 'product'}.${sql}`;
  const mark = 'coalesce(staged.is_without_metal, product.is_without_metal, false)';
  const touched = [
    `${mark} is distinct from coalesce(product.is_without_metal, false)`,
    ...columns
      .filter(({ id }) => isGiven(id))
      .map(({ sql }) => `staged.${sql} is distinct from product.${sql}`),
  ];
  const found = columns.map(
    (column) => `case when ${after(column)} > 0 then '${column.id} ' || ${after(column)} end`,
  );
  return `case when ${mark} and (${touched.join(' or ')}) then
    'isWithoutMetal: It is without precious metal, but has ' || nullif(concat_ws(', ', ${found.join(', ')}), '') || '. ${HINT}'
  end`;
}
