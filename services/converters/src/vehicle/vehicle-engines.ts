import { readByRules, type VinRule } from './vin-rule';

/** Most makers keep the meaning of their engine codes to themselves or change it by the year. */
const ENGINES: readonly VinRule[] = [
  { numbers: /^JTDK/, from: 4, to: 7, meanings: { '1.5 hybrid': 'KB20', '1.8 hybrid': 'KN3D' } },
  {
    numbers: /^[12]FT.[FWX]1/,
    from: 8,
    to: 8,
    meanings: { '4.2 petrol': '2', '4.6 petrol': 'W', '5.0 petrol': 'F', '5.4 petrol': 'L 5 V' },
  },
];

/** The engine that a number says, or null when it is not known. */
export function engineOf(vin: string): string | null {
  return readByRules(ENGINES, vin);
}
