import type { productAdd, productEdit } from '@washcoat/contract-converters';
import type { RequestOf } from '@washcoat/contract-kernel';
import type { Session } from '@washcoat/platform-sdk';
import { wholeDollars } from './whole-dollars';
import type { ConverterEntry } from './converter-entry';

/** Which fields of a converter the user may set besides the general ones. */
export type ConverterWriter = Pick<Session, 'isSA' | 'canAccessAssay' | 'canViewMarkForTest'>;

const number = (text: string): number | null => (text === '' ? null : Number(text));

/** A converter as the calls take it, without the fields that the user may not set. */
export function sentConverter(entry: ConverterEntry, writer: ConverterWriter): RequestOf<typeof productAdd> {
  const assay = {
    subweight: number(entry.subweight),
    ptAssay: number(entry.ptAssay),
    pdAssay: number(entry.pdAssay),
    rhAssay: number(entry.rhAssay),
    isWithoutMetal: entry.isWithoutMetal,
  };
  const override = {
    price: number(wholeDollars(entry.price)),
    isCalculatedPrice: entry.isCalculatedPrice,
  };
  return {
    oem: entry.oem.trim(),
    name: entry.name.trim(),
    serialNo: entry.serialNo.trim(),
    abCode: entry.abCode.trim(),
    abSubcode: entry.abSubcode.trim(),
    manufacturer: entry.manufacturer.trim(),
    model: entry.model.trim(),
    description: entry.description.trim(),
    notes: entry.notes.trim(),
    comment: entry.comment.trim(),
    family: entry.family,
    type: Number(entry.type),
    shape: entry.shape,
    urls: entry.pictures,
    profileUrl: entry.pictures[0] ?? null,
    vehicles: entry.vehicles.map(({ make, model, yearFrom, yearTo, engine }) => ({
      make: make.trim(),
      model: model.trim(),
      yearFrom: Number(yearFrom),
      yearTo: Number(yearTo),
      engine: engine.trim(),
    })),
    ptDisc: number(entry.ptDisc),
    pdDisc: number(entry.pdDisc),
    rhDisc: number(entry.rhDisc),
    schemeDisc: number(entry.schemeDisc),
    price2Modifier: number(entry.price2Modifier),
    ptDiscIsPercentage: entry.ptDiscIsPercentage,
    pdDiscIsPercentage: entry.pdDiscIsPercentage,
    rhDiscIsPercentage: entry.rhDiscIsPercentage,
    schemeDiscIsPercentage: entry.schemeDiscIsPercentage,
    price2ModifierIsPercentage: entry.price2ModifierIsPercentage,
    isActive: entry.isActive,
    ...(writer.canAccessAssay ? assay : {}),
    ...(writer.canViewMarkForTest ? { isMarkForTest: entry.isMarkForTest } : {}),
    ...(writer.isSA ? override : {}),
  };
}

/** What an edit changes: the fields in which `entry` differs from `before`; the others stay as they are stored. */
export function changedConverter(
  before: ConverterEntry,
  entry: ConverterEntry,
  writer: ConverterWriter,
): Omit<RequestOf<typeof productEdit>, 'productId' | 'version'> {
  const stored = new Map(Object.entries(sentConverter(before, writer)));
  return Object.fromEntries(
    Object.entries(sentConverter(entry, writer)).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(stored.get(name)),
    ),
  );
}
