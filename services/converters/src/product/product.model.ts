import {
  exactColumn,
  flagColumn,
  inColumn,
  jsonColumn,
  listColumn,
  momentColumn,
  optional,
  tableModel,
  textColumn,
  wholeColumn,
  type RecordOf,
} from '@washcoat/service-kit';
import { Model, type QueryBuilder } from 'objection';
import type { Vehicle } from './product';

/** What converters are counted in: ceramic, diesel and so on. */
export class ConverterTypeModel extends tableModel('converter_type', ['typeId'], {
  typeId: wholeColumn,
  name: textColumn,
}) {}

const exact = optional(exactColumn);

/** What an editor sets of a converter, under the names of the wire: grams per piece, ppm, USD. */
const fields = {
  name: textColumn,
  /** The code stamped on the shell. */
  oem: textColumn,
  serialNo: textColumn,
  abCode: textColumn,
  abSubcode: textColumn,
  manufacturer: textColumn,
  model: textColumn,
  description: textColumn,
  notes: textColumn,
  comment: textColumn,
  /** The pricing family. */
  family: textColumn,
  type: inColumn('type_id', wholeColumn),
  shape: textColumn,
  urls: listColumn,
  profileUrl: optional(textColumn),
  vehicles: jsonColumn<Vehicle[]>(),
  subweight: exact,
  ptAssay: exact,
  pdAssay: exact,
  rhAssay: exact,
  /** Known to hold no precious metal. */
  isWithoutMetal: flagColumn,
  ptDisc: exact,
  pdDisc: exact,
  rhDisc: exact,
  schemeDisc: exact,
  price2Modifier: exact,
  ptDiscIsPercentage: flagColumn,
  pdDiscIsPercentage: flagColumn,
  rhDiscIsPercentage: flagColumn,
  schemeDiscIsPercentage: flagColumn,
  price2ModifierIsPercentage: flagColumn,
  /** The override price. */
  price: exact,
  /** Shown as Override Price: the override replaces the calculated price. */
  isCalculatedPrice: flagColumn,
  isMarkForTest: flagColumn,
  isActive: flagColumn,
};
const columns = {
  productId: textColumn,
  ...fields,
  /** Several converters carry its code. */
  isSharedStamp: flagColumn,
  testCount: wholeColumn,
  createdAt: momentColumn,
  updatedAt: momentColumn,
  deletedAt: optional(momentColumn),
  /** Grows with every change. */
  version: wholeColumn,
};

/** What the table keeps of a converter; decimals are text, so that it can be valued as it is. */
export type ProductColumns = RecordOf<typeof columns>;
const isColumn = (name: string): name is keyof ProductColumns => name in columns;
/** Their names. */
export const productColumns = Object.keys(columns).filter(isColumn);
type EditedField = keyof typeof fields;
/** The names of what an editor sets. */
export const editedFields = Object.keys(fields).filter((name): name is EditedField => name in fields);
/** Those of them that are decimals. */
export const decimalFields: readonly string[] = Object.entries(fields).flatMap(([name, kind]) =>
  kind === exact ? name : [],
);

type Products = QueryBuilder<ProductModel>;

/** A converter as it is stored. */
export class ProductModel extends tableModel('product', ['productId'], columns) {
  /** Read `withType`. */
  declare typeName: string;

  static override relationMappings = () => ({
    converterType: {
      relation: Model.BelongsToOneRelation,
      modelClass: ConverterTypeModel,
      join: { from: ProductModel.columns.type, to: ConverterTypeModel.columns.typeId },
    },
  });

  static override modifiers = {
    live: (query: Products) => void query.whereNull(ProductModel.columns.deletedAt),
    /** Reads converters with the name of their type. */
    withType: (query: Products) =>
      void query
        .joinRelated('converterType', { alias: 'converter_type' })
        .select(Object.values(ProductModel.columns), `${ConverterTypeModel.columns.name} as typeName`),
    /** Inactive ones are shown to who edits the catalogue. */
    shownTo: (query: Products, mayListInactive: boolean) => {
      if (!mayListInactive) void query.where(ProductModel.columns.isActive, true);
    },
  };
}
