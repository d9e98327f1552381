import type { ProductFields } from './product-record';

/** The column of the table `product` that keeps a field. */
export const columnOfField = {
  name: 'name',
  oem: 'oem',
  serialNo: 'serial_no',
  abCode: 'ab_code',
  abSubcode: 'ab_subcode',
  manufacturer: 'manufacturer',
  model: 'model',
  description: 'description',
  notes: 'notes',
  comment: 'comment',
  family: 'family',
  type: 'type_id',
  shape: 'shape',
  urls: 'urls',
  profileUrl: 'profile_url',
  vehicles: 'vehicles',
  subweight: 'subweight',
  ptAssay: 'pt_assay',
  pdAssay: 'pd_assay',
  rhAssay: 'rh_assay',
  isWithoutMetal: 'is_without_metal',
  ptDisc: 'pt_disc',
  pdDisc: 'pd_disc',
  rhDisc: 'rh_disc',
  schemeDisc: 'scheme_disc',
  price2Modifier: 'price2_modifier',
  ptDiscIsPercentage: 'pt_disc_is_percentage',
  pdDiscIsPercentage: 'pd_disc_is_percentage',
  rhDiscIsPercentage: 'rh_disc_is_percentage',
  schemeDiscIsPercentage: 'scheme_disc_is_percentage',
  price2ModifierIsPercentage: 'price2_modifier_is_percentage',
  price: 'price',
  isCalculatedPrice: 'is_calculated_price',
  isMarkForTest: 'is_mark_for_test',
  isActive: 'is_active',
} as const satisfies Record<keyof ProductFields, string>;

const decimals: readonly string[] = [
  'subweight',
  'pt_assay',
  'pd_assay',
  'rh_assay',
  'pt_disc',
  'pd_disc',
  'rh_disc',
  'scheme_disc',
  'price2_modifier',
  'price',
];

/** The select list of a `ProductRecord`. Decimals are read as numbers, as they are on the wire. */
export const productRecordColumns = [
  'product.product_id as "productId"',
  'product.version',
  ...Object.entries(columnOfField).map(
    ([field, column]) => `product.${column}${decimals.includes(column) ? '::float8' : ''} as "${field}"`,
  ),
].join(', ');
