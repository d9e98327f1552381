import type { InvoiceDetail } from '@washcoat/contract-invoicing';
import Decimal from 'decimal.js';

/** One line of the table by type. */
export interface ItemGroup {
  name: string;
  pieces: number;
  /** Full units; pounds of foil. */
  units: number;
  /** USD; absent where the invoice has no sums. */
  value?: number;
}

/** Pieces, units and value by type, which add up to the subtotal; types that do not occur are left out. */
export function itemGroups({ invoioceItemDetails: details, subtotal }: InvoiceDetail): ItemGroup[] {
  const group = (name: string, pieces: number, units: number, value?: number): ItemGroup =>
    value === undefined ? { name, pieces, units } : { name, pieces, units, value };
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
  return groups.filter(({ pieces, units, value: worth }) => pieces || units || worth);
}
