/** What people call makes, beside their names; as `foldedWord` writes words. */
export const makeWords: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'Alfa Romeo': 'alfa',
    BMW: 'beemer beamer bimmer bmer',
    Cadillac: 'caddy caddie cad',
    Chevrolet: 'chevy chev chevie',
    Chrysler: 'mopar',
    'Detroit Diesel': 'detroit',
    'Harley-Davidson': 'harley hd',
    Jaguar: 'jag',
    'Land Rover': 'landy rangerover lr',
    Mercedes: 'merc merz mercedesbenz benz mb',
    Mitsubishi: 'mitsu mitsi mits',
    Nissan: 'datsun',
    Oldsmobile: 'olds',
    Peugeot: 'pug',
    Pontiac: 'ponti',
    Subaru: 'subie scooby',
    Suzuki: 'suzi suzy',
    Toyota: 'yota toyo',
    Vauxhall: 'vaux',
    Volkswagen: 'vw volks vdub veedub',
  }),
);

/** What people call models, by the name that the catalogue may have. */
export const modelWords: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'MX-5': 'miata',
    'Town & Country': 'tandc tncountry',
  }),
);

/** What a row carries besides its names: the word on it, or what the trade says for it. */
export interface KindWord {
  /** As it is written on a row, for suggestions. */
  name: string;
  /** As `foldedWord` writes words. */
  words: string;
  typeName?: string;
  shape?: string;
}

export const kindWords: readonly KindWord[] = [
  { name: 'ceramic', words: 'ceramic ceramics', typeName: 'CERAMIC' },
  { name: 'diesel', words: 'diesel diesels', typeName: 'DIESEL' },
  { name: 'after mkt', words: 'aftermkt aftermarket aftmkt am', typeName: 'AFTER MKT' },
  { name: 'domestic wire', words: 'domesticwire domwire', typeName: 'DOMESTIC WIRE' },
  { name: 'import wire', words: 'importwire impwire', typeName: 'IMPORT WIRE' },
  { name: 'pulled', words: 'pulled', typeName: 'PULLED' },
  { name: 'DPF', words: 'dpf dpfs dpffilter fap dieselfilter particulatefilter', shape: 'dpf' },
  { name: 'manifold', words: 'manifold manifolds', shape: 'manifold' },
  { name: 'loaf', words: 'loaf breadloaf loaves', shape: 'loaf' },
];

/** Words that say nothing about a converter in a list of converters. */
export const noiseWords: ReadonlySet<string> = new Set(
  'a an and cat catalyst catalytic cats code converter converters fit fits for from number of oem on part serial stamp stamped the to with'.split(
    ' ',
  ),
);
