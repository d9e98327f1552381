import { decimalFields, productColumns, ProductModel, type ProductColumns } from './product.model';

type Column = keyof ProductColumns;

/** The select list of these columns under their names on the wire; `asNumbers` reads decimals so. */
export function selectListOf(names: readonly Column[], { asNumbers }: { asNumbers: boolean }): string {
  return names
    .map((name) => {
      const cast = asNumbers && decimalFields.includes(name) ? '::float8' : '';
      return `${ProductModel.columns[name]}${cast} as "${name}"`;
    })
    .join(', ');
}

/** What neither lists nor searches show, nor what they show is valued by. */
const unread = ['vehicles', 'createdAt', 'updatedAt', 'deletedAt'] as const satisfies readonly Column[];
type Unread = (typeof unread)[number];

/** A converter as lists and searches read it: decimals are text, and it can be valued as it is. */
export type StoredProduct = Omit<ProductColumns, Unread> & { typeName: string };

const isRead = (name: Column) => !unread.some((one) => one === name);

/** The select list that reads a `StoredProduct` from the table `product`. */
export const storedProductColumns = `${selectListOf(productColumns.filter(isRead), { asNumbers: false })},
  (select converter_type.name from converter_type where converter_type.type_id = product.type_id) as "typeName"`;
