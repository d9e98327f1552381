import type { ConverterDetail } from '../converter/converter.api';

/** A vehicle that a converter was fitted to, as the form holds it. */
export interface VehicleEntry {
  make: string;
  model: string;
  yearFrom: string;
  yearTo: string;
  engine: string;
}

/** A converter as the form holds it: numbers as they are typed, empty where nothing is known. */
export interface ConverterEntry {
  oem: string;
  name: string;
  serialNo: string;
  abCode: string;
  abSubcode: string;
  manufacturer: string;
  model: string;
  description: string;
  notes: string;
  comment: string;
  family: string;
  /** Id of the converter type. */
  type: string;
  shape: string;
  /** The first one is the profile picture. */
  pictures: string[];
  vehicles: VehicleEntry[];
  subweight: string;
  ptAssay: string;
  pdAssay: string;
  rhAssay: string;
  isWithoutMetal: boolean;
  ptDisc: string;
  pdDisc: string;
  rhDisc: string;
  schemeDisc: string;
  price2Modifier: string;
  ptDiscIsPercentage: boolean;
  pdDiscIsPercentage: boolean;
  rhDiscIsPercentage: boolean;
  schemeDiscIsPercentage: boolean;
  price2ModifierIsPercentage: boolean;
  price: string;
  isCalculatedPrice: boolean;
  isMarkForTest: boolean;
  isActive: boolean;
}

/** The assays of the form. */
export const assays = [
  { name: 'ptAssay', label: 'Pt' },
  { name: 'pdAssay', label: 'Pd' },
  { name: 'rhAssay', label: 'Rh' },
] as const;

export const newVehicle = (): VehicleEntry => ({ make: '', model: '', yearFrom: '', yearTo: '', engine: '' });

/** The form of a new converter. */
export const newConverterEntry = (): ConverterEntry => ({
  oem: '',
  name: '',
  serialNo: '',
  abCode: '',
  abSubcode: '',
  manufacturer: '',
  model: '',
  description: '',
  notes: '',
  comment: '',
  family: '',
  type: '',
  shape: '',
  pictures: [],
  vehicles: [],
  subweight: '',
  ptAssay: '',
  pdAssay: '',
  rhAssay: '',
  isWithoutMetal: false,
  ptDisc: '',
  pdDisc: '',
  rhDisc: '',
  schemeDisc: '',
  price2Modifier: '',
  ptDiscIsPercentage: true,
  pdDiscIsPercentage: true,
  rhDiscIsPercentage: true,
  schemeDiscIsPercentage: true,
  price2ModifierIsPercentage: true,
  price: '',
  isCalculatedPrice: false,
  isMarkForTest: false,
  isActive: true,
});

const typed = (value: number | null | undefined): string =>
  value === null || value === undefined ? '' : String(value);

/** A stored converter in the form. Weight and assays that are only the default are not its own, so they stay empty. */
export function entryOfConverter(converter: ConverterDetail): ConverterEntry {
  const { profileUrl, urls, isDefaultAssay } = converter;
  const own = (value: number | null | undefined) => (isDefaultAssay ? '' : typed(value));
  return {
    oem: converter.oem,
    name: converter.name,
    serialNo: converter.serialNo,
    abCode: converter.abCode,
    abSubcode: converter.abSubcode,
    manufacturer: converter.manufacturer,
    model: converter.model,
    description: converter.description,
    notes: converter.notes,
    comment: converter.comment,
    family: converter.family,
    type: String(converter.type),
    shape: converter.shape,
    pictures: [...new Set(profileUrl ? [profileUrl, ...urls] : urls)],
    vehicles: converter.vehicles.map(({ make, model, yearFrom, yearTo, engine }) => ({
      make,
      model,
      yearFrom: String(yearFrom),
      yearTo: String(yearTo),
      engine,
    })),
    subweight: own(converter.subweight),
    ptAssay: own(converter.ptAssay),
    pdAssay: own(converter.pdAssay),
    rhAssay: own(converter.rhAssay),
    isWithoutMetal: converter.isWithoutMetal ?? false,
    ptDisc: typed(converter.ptDisc),
    pdDisc: typed(converter.pdDisc),
    rhDisc: typed(converter.rhDisc),
    schemeDisc: typed(converter.schemeDisc),
    price2Modifier: typed(converter.price2Modifier),
    ptDiscIsPercentage: converter.ptDiscIsPercentage ?? true,
    pdDiscIsPercentage: converter.pdDiscIsPercentage ?? true,
    rhDiscIsPercentage: converter.rhDiscIsPercentage ?? true,
    schemeDiscIsPercentage: converter.schemeDiscIsPercentage ?? true,
    price2ModifierIsPercentage: converter.price2ModifierIsPercentage ?? true,
    price: typed(converter.price),
    isCalculatedPrice: converter.isCalculatedPrice ?? false,
    isMarkForTest: converter.isMarkForTest ?? false,
    isActive: converter.isActive,
  };
}
