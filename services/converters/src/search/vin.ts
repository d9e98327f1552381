/** What a vehicle identification number says by itself. */
export interface VinFacts {
  make?: string;
  year?: number;
}

/** World manufacturer identifiers, the first three characters. */
const MAKES: Readonly<Record<string, string>> = {
  '1FA': 'Ford',
  '1FM': 'Ford',
  '1FT': 'Ford',
  '2FM': 'Ford',
  '3FA': 'Ford',
  WF0: 'Ford',
  '1G1': 'Chevrolet',
  '1GC': 'Chevrolet',
  '1GN': 'Chevrolet',
  '2G1': 'Chevrolet',
  '3GC': 'Chevrolet',
  '1GT': 'GMC',
  '1GK': 'GMC',
  '1G6': 'Cadillac',
  '1G4': 'Buick',
  '1G8': 'Saturn',
  '1G2': 'Pontiac',
  '1C3': 'Chrysler',
  '2C3': 'Chrysler',
  '1B3': 'Dodge',
  '1D7': 'Dodge',
  '2B3': 'Dodge',
  '1J4': 'Jeep',
  '1C4': 'Jeep',
  '1LN': 'Lincoln',
  '5LM': 'Lincoln',
  '1ME': 'Mercury',
  '1HG': 'Honda',
  '2HG': 'Honda',
  JHM: 'Honda',
  SHH: 'Honda',
  JH4: 'Acura',
  '19U': 'Acura',
  JTD: 'Toyota',
  '4T1': 'Toyota',
  '5TD': 'Toyota',
  '2T1': 'Toyota',
  JTE: 'Toyota',
  JTH: 'Lexus',
  '2T2': 'Lexus',
  '1N4': 'Nissan',
  JN1: 'Nissan',
  '5N1': 'Nissan',
  JNK: 'Infiniti',
  '4S3': 'Subaru',
  JF1: 'Subaru',
  '4S4': 'Subaru',
  JM1: 'Mazda',
  '1YV': 'Mazda',
  KMH: 'Hyundai',
  '5NP': 'Hyundai',
  KNA: 'Kia',
  KND: 'Kia',
  JS3: 'Suzuki',
  JA3: 'Mitsubishi',
  WVW: 'Volkswagen',
  '3VW': 'Volkswagen',
  WAU: 'Audi',
  TRU: 'Audi',
  WBA: 'BMW',
  WBS: 'BMW',
  '5UX': 'BMW',
  WMW: 'Mini',
  WDB: 'Mercedes',
  WDD: 'Mercedes',
  '4JG': 'Mercedes',
  WP0: 'Porsche',
  YV1: 'Volvo',
  SAL: 'Land Rover',
  SAJ: 'Jaguar',
  W0L: 'Opel',
  VF1: 'Renault',
  VF3: 'Peugeot',
  VF7: 'Citroen',
  TMB: 'Skoda',
  VSS: 'Seat',
  ZFA: 'Fiat',
  ZAR: 'Alfa Romeo',
};

/** Codes of the model year in order from 1980 (ISO 3779), repeating every 30 years. */
const YEAR_CODES = 'ABCDEFGHJKLMNPRSTVWXY123456789';
const YEAR_POSITION = 9;
/** A letter here marks the years from 2010. */
const CYCLE_POSITION = 6;

/** Reads make and model year as far as the number has been typed; nothing for a manufacturer that is not known. */
export function decodeVin(vin: string): VinFacts {
  const read = vin.trim().toUpperCase();
  const make = MAKES[read.slice(0, 3)];
  const code = YEAR_CODES.indexOf(read.charAt(YEAR_POSITION) || ' ');
  if (code < 0) return make ? { make } : {};
  const year = 1980 + code + (/[A-Z]/.test(read.charAt(CYCLE_POSITION)) ? 30 : 0);
  return make ? { make, year } : { year };
}
