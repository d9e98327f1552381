import { ZERO, orZero, toNumber } from './decimal';
import type { Decimal, Numeric } from './decimal';
import type { ConverterGroup } from './load-item';

/** Item status: rejected by the other party. */
const REJECTED = 2;

/** An item of a load with its derived fields, as `itemTotals` gives them. */
export interface CountedItem {
  group: ConverterGroup;
  quantity: Numeric;
  unit: Numeric;
  finalQty: Numeric;
  finalUnit: Numeric;
  total: Numeric;
  /** 0 under review, 1 approved, 2 rejected. */
  status: number;
  isDidNotBuy: boolean;
  isMarkForTest: boolean;
}

/**
 * Counts and values of a load by group. `…Value` is USD; `total…Pieces` are whole units (Σ finalUnit: a part of a
 * converter is one); `…UnitCount` are full-unit equivalents (Σ finalQty: two halves are one).
 */
export interface ItemDetails {
  /** Whole units of all groups below, wire and misc. included. */
  totalPieceCount: number;
  /** Whole units of ceramic, diesel and aftermarket. */
  totalUnits: number;
  /** Units of wire. */
  totalUnits1: number;
  /** Units of misc. items. */
  totalUnits2: number;
  domesticFoilValue: number;
  /** Pounds. */
  domesticFoilLBS: number;
  importFoilValue: number;
  /** Pounds. */
  importFoilLBS: number;
  totalAllFoilPieces: number;
  totalDomesticFoilPieces: number;
  totalImportFoilPieces: number;
  dieselValue: number;
  dieselUnitCount: number;
  totalDieselPieces: number;
  miscValue: number;
  miscUnitCount: number;
  totalMiscPieces: number;
  afmktValue: number;
  afmktUnitCount: number;
  totalAfmktPieces: number;
  ceramicValue: number;
  ceramicUnitCount: number;
  totalCeramicPieces: number;
  /** Whole units that are bought but set aside for a test, counted apart from their group. */
  testUnits: number;
  /** Whole units that are pulled, rejected or not bought, counted apart from their group. */
  pulledUnits: number;
}

/** Whether an item counts in the money of its load: rejected and not bought ones do not (domain.md 3). */
export function isBought(item: Pick<CountedItem, 'status' | 'isDidNotBuy'>): boolean {
  return !item.isDidNotBuy && item.status !== REJECTED;
}

/** Counts the items of a load by group. Throws RangeError for something that is no number. */
export function itemDetails(items: readonly CountedItem[]): ItemDetails {
  const counts = countByGroup(items);
  const ceramic = counts('CERAMIC');
  const diesel = counts('DIESEL');
  const afmkt = counts('AFTER MKT');
  const domestic = counts('DOMESTIC WIRE');
  const imported = counts('IMPORT WIRE');
  const misc = counts('OTHER');
  const converters = ceramic.pieces.plus(diesel.pieces).plus(afmkt.pieces);
  const foil = domestic.pieces.plus(imported.pieces);
  return {
    totalPieceCount: toNumber(converters.plus(foil).plus(misc.pieces)),
    totalUnits: toNumber(converters),
    totalUnits1: toNumber(foil),
    totalUnits2: toNumber(misc.pieces),
    domesticFoilValue: toNumber(domestic.value),
    domesticFoilLBS: toNumber(domestic.quantity),
    importFoilValue: toNumber(imported.value),
    importFoilLBS: toNumber(imported.quantity),
    totalAllFoilPieces: toNumber(foil),
    totalDomesticFoilPieces: toNumber(domestic.pieces),
    totalImportFoilPieces: toNumber(imported.pieces),
    dieselValue: toNumber(diesel.value),
    dieselUnitCount: toNumber(diesel.quantity),
    totalDieselPieces: toNumber(diesel.pieces),
    miscValue: toNumber(misc.value),
    miscUnitCount: toNumber(misc.quantity),
    totalMiscPieces: toNumber(misc.pieces),
    afmktValue: toNumber(afmkt.value),
    afmktUnitCount: toNumber(afmkt.quantity),
    totalAfmktPieces: toNumber(afmkt.pieces),
    ceramicValue: toNumber(ceramic.value),
    ceramicUnitCount: toNumber(ceramic.quantity),
    totalCeramicPieces: toNumber(ceramic.pieces),
    testUnits: toNumber(counts('TEST').pieces),
    pulledUnits: toNumber(counts('PULLED').pieces),
  };
}

interface GroupCount {
  value: Decimal;
  quantity: Decimal;
  pieces: Decimal;
}

const NOTHING: GroupCount = { value: ZERO, quantity: ZERO, pieces: ZERO };

function countByGroup(items: readonly CountedItem[]): (group: ConverterGroup) => GroupCount {
  const counts = new Map<ConverterGroup, GroupCount>();
  for (const item of items) {
    const group = countedIn(item);
    const soFar = counts.get(group) ?? NOTHING;
    counts.set(group, {
      value: soFar.value.plus(orZero(item.total)),
      quantity: soFar.quantity.plus(orZero(item.finalQty)),
      pieces: soFar.pieces.plus(orZero(item.finalUnit)),
    });
  }
  return (group) => counts.get(group) ?? NOTHING;
}

function countedIn(item: CountedItem): ConverterGroup {
  if (!isBought(item) || item.group === 'PULLED') return 'PULLED';
  return item.isMarkForTest ? 'TEST' : item.group;
}
