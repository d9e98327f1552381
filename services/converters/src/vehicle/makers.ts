/** World manufacturer identifiers: the first three characters of a number, by make. */
const CODES: Readonly<Record<string, string>> = {
  Acura: 'JH4 19U 2HN 5J8 5FR',
  'Alfa Romeo': 'ZAR ZAS',
  AMC: '1AM 2CC',
  Audi: 'WAU WA1 WUA TRU',
  BMW: 'WBA WBS WBX WBY WB1 4US 5UX 5UM 5YM',
  Buick: '1G4 2G4 3G4 4G4 5GA KL4 W04',
  Cadillac: '1G6 2G6 1GY 3GY',
  Chevrolet: '1G1 2G1 3G1 1GC 2GC 3GC 1GN 2GN 3GN 1GA 2CN KL1 KL7 KL8',
  Chrysler: '1C3 2C3 3C3 1C4 2C4 3C4 1C8 2C8 3C8 1A4 2A4 1A8 2A8',
  Citroen: 'VF7 VR7 VS7',
  Dacia: 'UU1',
  Daewoo: 'KLA KLY SUP UU6',
  Daihatsu: 'JDA JD1 JD2',
  Dodge: '1B3 2B3 3B3 1B4 2B4 1B7 2B7 3B7 1B8 2B8 1D3 2D3 3D3 1D4 2D4 3D4 1D7 3D7 1D8 2D8 3D8 WD0 WD2 WD5',
  Ferrari: 'ZFF',
  Fiat: 'ZFA ZFC',
  Ford: '1FA 1FB 1FC 1FD 1FM 1FT 1ZV 2FA 2FD 2FM 2FT 3FA 3FC 3FD 3FE 3FM 3FT WF0 NM0 MAJ VS6 SFA 6FP',
  Freightliner: '1FU 1FV 2FU 2FV 3AK 3AL 4UZ',
  GMC: '1GT 2GT 3GT 1GK 2GK 3GK 1GD 1GJ 2CT',
  'Harley-Davidson': '1HD 5HD 932',
  Honda: '1HG 2HG 3HG 19X 2HK 2HJ 3CZ 5FN 5FP 5J6 7FA JHM JHL JH2 SHH SHS MRH NLA',
  Hyundai: 'KMH KMF KM8 5NP 5NM 5NT NLH TMA MAL 2HM',
  Infiniti: 'JNK JNR JNX 5N3',
  International: '1HT 2HT 3HS 3HA',
  Isuzu: 'JAA JAB JAC JAL 4S2 1GG MPA',
  Iveco: 'ZCF',
  Jaguar: 'SAJ',
  Jeep: '1J4 1J8 1J7',
  Kawasaki: 'JKA JKB',
  Kenworth: '1XK 2XK 3WK',
  Kia: 'KNA KNC KND KNE KNJ 5XX 5XY 3KP U5Y U6Y',
  Lancia: 'ZLA',
  'Land Rover': 'SAL',
  Lexus: 'JTH JTJ JT6 JT8 2T2 58A',
  Lincoln: '1LN 2LM 2LN 3LN 5LM 5LT',
  Mack: '1M1 1M2',
  Maserati: 'ZAM',
  Mazda: 'JM1 JM2 JM3 JMZ 1YV 3MZ 3MD 4F2 4F4',
  Mercedes: 'WDB WDC WDD WDF WDZ WDY WD3 WD4 WDX W1K W1N W1V W1W 4JG 55S VSA WMX',
  Mercury: '1ME 2ME 2MR 3ME 4M2',
  Mini: 'WMW',
  Mitsubishi: 'JA3 JA4 JMB JMY JMA 4A3 4A4 XMC MMB',
  Nissan: '1N4 1N6 3N1 3N6 3N8 5N1 JN1 JN3 JN6 JN8 SJN VSK VNV',
  Oldsmobile: '1G3 2G3 3G3 1GH',
  Opel: 'W0L W0V VXK',
  Peterbilt: '1XP 2XP 1NP',
  Peugeot: 'VF3 VR3',
  Pontiac: '1G2 2G2 3G2 3G7 5Y2 6G2 KL2 2CK 1GM',
  Porsche: 'WP0 WP1',
  Ram: '1C6 3C6 3C7',
  Renault: 'VF1 VF2 VF6',
  Saab: 'YS3',
  Saturn: '1G8 5GZ 3GS W08',
  Scion: 'JTK JTL',
  Seat: 'VSS',
  Skoda: 'TMB TMP',
  Smart: 'WME',
  Subaru: 'JF1 JF2 JF3 4S3 4S4',
  Suzuki: 'JS1 JS2 JS3 JS4 JSA 2S2 2S3 KL5 TSM MA3',
  Tesla: '5YJ 7SA',
  Toyota:
    '1NX 2T1 2T3 3TM 3TY 4T1 4T3 4T4 5TB 5TD 5TE 5TF 5YF JT1 JT2 JT3 JT4 JTD JTE JTM JTN JTB SB1 VNK NMT AHT MR0',
  Volkswagen: 'WVW WVG WV1 WV2 WV3 1VW 1V1 3VW 3VV 9BW AAV',
  Volvo: 'YV1 YV4 7JR LVY',
  'Volvo Trucks': '4V1 4V4 4V5 YV2 YV5',
  Yamaha: 'JYA 5GU',
};

const MAKES: ReadonlyMap<string, string> = new Map(
  Object.entries(CODES).flatMap(([make, codes]) =>
    codes.split(' ').map((code): [string, string] => [code, make]),
  ),
);

/** Chrysler's North American plants say the brand in position 5 from 2012 on. */
const CHRYSLER_BRANDS: ReadonlyMap<string, string> = new Map([
  ['C', 'Chrysler'],
  ['D', 'Dodge'],
  ['F', 'Fiat'],
  ['J', 'Jeep'],
  ['R', 'Ram'],
]);
const CHRYSLER_PLANT = /^[123]C[3467]/;
/** The letter in position 7 that marks the years from 2010. */
const LATE_CHRYSLER = /^.{6}[A-Z]/;

/** How many identifiers are known. */
export const makerCount = MAKES.size;

/** The make that a number was given out for, as far as it has been typed; null for one that is not known. */
export function makeOf(vin: string): string | null {
  const make = MAKES.get(vin.slice(0, 3)) ?? null;
  if (!CHRYSLER_PLANT.test(vin) || !LATE_CHRYSLER.test(vin)) return make;
  return CHRYSLER_BRANDS.get(vin.charAt(4)) ?? make;
}

/** Makes whose numbers say the model year in position 10 all over the world; others do so in North America only. */
const YEAR_EVERYWHERE: ReadonlySet<string> = new Set([
  'Audi',
  'Honda',
  'Hyundai',
  'Jaguar',
  'Kia',
  'Land Rover',
  'Opel',
  'Porsche',
  'Saab',
  'Seat',
  'Skoda',
  'Subaru',
  'Volkswagen',
  'Volvo',
]);

export function saysYearEverywhere(make: string | null): boolean {
  return make !== null && YEAR_EVERYWHERE.has(make);
}
