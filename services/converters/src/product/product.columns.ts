import { decimalFields, ProductModel, type ProductColumns } from './product.model';

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

const storedColumns = [
  'productId',
  'name',
  'serialNo',
  'abCode',
  'abSubcode',
  'notes',
  'comment',
  'oem',
  'manufacturer',
  'model',
  'description',
  'family',
  'type',
  'shape',
  'urls',
  'profileUrl',
  'subweight',
  'ptAssay',
  'pdAssay',
  'rhAssay',
  'isWithoutMetal',
  'ptDisc',
  'ptDiscIsPercentage',
  'pdDisc',
  'pdDiscIsPercentage',
  'rhDisc',
  'rhDiscIsPercentage',
  'schemeDisc',
  'schemeDiscIsPercentage',
  'price2Modifier',
  'price2ModifierIsPercentage',
  'price',
  'isCalculatedPrice',
  'isMarkForTest',
  'isActive',
  'isSharedStamp',
  'testCount',
  'version',
] as const satisfies readonly Column[];

/** A converter as lists and searches read it: decimals are text, and it can be valued as it is. */
export type StoredProduct = Pick<ProductColumns, (typeof storedColumns)[number]> & { typeName: string };

/** The select list that reads a `StoredProduct` from the table `product`. */
export const storedProductColumns = `${selectListOf(storedColumns, { asNumbers: false })},
  (select converter_type.name from converter_type where converter_type.type_id = product.type_id) as "typeName"`;
