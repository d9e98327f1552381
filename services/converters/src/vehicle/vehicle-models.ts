import { readByRules, type VinRule } from './vin-rule';

/** Each maker has its own way to write a model down; what is not here is not known. */
const MODELS: readonly VinRule[] = [
  {
    numbers: /^(WVW|WVG|WV1|WV2|3VW|1VW|9BW|AAV)/,
    from: 7,
    to: 8,
    meanings: {
      Golf: '5K AU',
      Jetta: '9M 16',
      Lupo: '6X',
      Passat: '31 3A 3B 3C 3G',
      Polo: '6N 9N 6R AW',
      Tiguan: '5N',
      Touareg: '7L 7P',
      Touran: '1T 5T',
    },
  },
  {
    numbers: /^(WAU|WUA|TRU)/,
    from: 7,
    to: 8,
    meanings: { A2: '8Z', A3: '8L 8P 8V', A4: '8D 8E 8K', A6: '4A 4B 4F', TT: '8N 8J' },
  },
  { numbers: /^TMB/, from: 7, to: 8, meanings: { Fabia: '6Y', Octavia: '1U 1Z 5E', Superb: '3U 3T' } },
  { numbers: /^VSS/, from: 7, to: 8, meanings: { Ibiza: '6J', Leon: '1P 5F' } },
  {
    numbers: /^WD[BD]/,
    from: 4,
    to: 6,
    meanings: {
      'A-Class': '168 169',
      'C-Class': '202 203 205',
      'E-Class': '210 211 212 213',
      ML: '163',
      'S-Class': '140 220 221 222',
      Sprinter: '901 902 903 904 905 906',
    },
  },
  { numbers: /^JTD/, from: 4, to: 7, meanings: { Prius: 'KB20 KN3D' } },
  { numbers: /^(1NX|2T1)/, from: 4, to: 5, meanings: { Corolla: 'BR BU', Matrix: 'KR KU' } },
  { numbers: /^4T1/, from: 4, to: 5, meanings: { Camry: 'BE BG' } },
  {
    numbers: /^(1HG|2HG|JHM)/,
    from: 4,
    to: 5,
    meanings: { Accord: 'CD CE CG CM CP', Civic: 'EJ EM ES FA FB' },
  },
  {
    numbers: /^(JHL|5J6|5FN|SHS)/,
    from: 4,
    to: 5,
    meanings: { 'CR-V': 'RD RE RM', Element: 'YH', Odyssey: 'RL', Pilot: 'YF' },
  },
  {
    numbers: /^(1FT|2FT)/,
    from: 5,
    to: 6,
    meanings: { 'F-150': 'F1 W1 X1', 'F-250': 'F2 W2 X2', Ranger: 'R1 R4', 'E-250': 'E2 S2' },
  },
  { numbers: /^1F[AM]/, from: 4, to: 6, meanings: { Escape: 'CU0 CU9', Expedition: 'PU1 FU1 JU1' } },
  { numbers: /^1FA/, from: 5, to: 6, meanings: { Focus: 'P3', Mustang: 'P4 T8 P8', Taurus: 'P5' } },
];

/** The model that a number says, or null when it is not known. */
export function modelOf(vin: string): string | null {
  return readByRules(MODELS, vin);
}
