import type { ShownItemDetails } from '@washcoat/contract-loads';

/** A count of the totals block, with the label that the product prints. */
export interface LoadCount {
  label: string;
  value: number | string;
}

/** The totals block of a load. Cats per minute is a constant of the product (LDET-092). */
export function countsOf(details: ShownItemDetails): readonly LoadCount[] {
  return [
    { label: 'Total Units', value: details.totalUnits },
    { label: 'Total Ceramic', value: details.totalCeramicPieces },
    { label: 'Total Diesels', value: details.totalDieselPieces },
    { label: 'Total Wires', value: details.totalAllFoilPieces },
    { label: 'Domestic Wire (lb)', value: details.domesticFoilLBS },
    { label: 'Import Wire (lb)', value: details.importFoilLBS },
    { label: 'Total Aftermarket', value: details.totalAfmktPieces },
    { label: 'Test Units', value: details.testUnits },
    { label: 'Pulled Units', value: details.pulledUnits },
    { label: 'Misc. Item Count', value: details.totalMiscPieces },
    { label: 'Misc. Items Qty', value: details.miscUnitCount },
    { label: 'Cats per minute', value: '0.0 P/M' },
  ];
}
