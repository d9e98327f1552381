import type { InvoiceDetail } from '@washcoat/contract-invoicing';
import { formatNumber } from '@washcoat/ui';
import Decimal from 'decimal.js';

/** One line of the table by type. */
export interface InvoiceGroup {
  name: string;
  pieces: number;
  units: number;
  /** Absent for those who see no sums. */
  value?: number;
}

/**
 * Pieces, units (pounds for foil) and dollars by type, which add up to the subtotal; types that do not occur are left
 * out.
 */
export function groupsOf({ invoioceItemDetails: details, subtotal }: InvoiceDetail): InvoiceGroup[] {
  const group = (name: string, pieces: number, units: number, value?: number) => ({
    name,
    pieces,
    units,
    value,
  });
  const groups = [
    group('Ceramic', details.totalCeramicPieces, details.ceramicUnitCount, details.ceramicValue),
    group('Diesel', details.totalDieselPieces, details.dieselUnitCount, details.dieselValue),
    group('Aftermarket', details.totalAfmktPieces, details.afmktUnitCount, details.afmktValue),
    group(
      'Domestic foil, lb',
      details.totalDomesticFoilPieces,
      details.domesticFoilLBS,
      details.domesticFoilValue,
    ),
    group('Import foil, lb', details.totalImportFoilPieces, details.importFoilLBS, details.importFoilValue),
    group('Misc', details.totalMiscPieces, details.miscUnitCount, details.miscValue),
  ];
  const apart = groups.reduce((left, { value = 0 }) => left.minus(value), new Decimal(subtotal ?? 0));
  const { testUnits, pulledUnits } = details;
  const value = subtotal === undefined ? undefined : apart.toNumber();
  if (testUnits > 0) groups.push(group('For test', testUnits, testUnits, value));
  else if (pulledUnits > 0 && value) groups.push(group('Pulled', pulledUnits, pulledUnits, value));
  return groups.filter(({ pieces, units, value }) => pieces !== 0 || units !== 0 || Boolean(value));
}

/** What the discount is called: `Discount 2 %`, `Markup`. */
export function discountName({
  discount = 0,
  discountIsPercentage,
}: Pick<InvoiceDetail, 'discount' | 'discountIsPercentage'>): string {
  const name = discount > 0 ? 'Markup' : 'Discount';
  return discountIsPercentage ? `${name} ${formatNumber(Math.abs(discount))} %` : name;
}
