/**
 * What a buyer of the demonstration installation looks at, by make. The stamps, weights and kinds are those of the
 * catalogue's families; whatever goes beyond them is what people in the trade tell each other.
 */
export const makeTips: ReadonlyMap<string, string> = new Map([
  [
    'Audi',
    'Shares the VW number grammar: model code, 131 or 178, then letters. Read the letters behind it: a petrol underfloor and a TDI oxidation brick can differ in them alone. A diesel has no rhodium.',
  ],
  [
    'BMW',
    'Long cylinders carry a 7-digit number starting with 1 7 or 7 5. Open both ends: there are often two bricks. Metallic pre-cats on the exhaust manifold are import foil and go by the wire list.',
  ],
  [
    'Chevrolet',
    'Round parts have 8 digits starting with 12, 15 or 25. Bread loaves carry 4 to 5 digits, a letter and a digit. Pellet bodies with a plug are beads: buy them by the pound. Aveo and Cruze are Daewoo parts with 96 numbers.',
  ],
  [
    'Chrysler',
    'Center-sensor bodies are stamped with a number starting with 5 and ending in A and a letter. The oxygen sensor sits in the middle of the shell. Few tests are on file for these: mark what looks odd for test.',
  ],
  [
    'Citroen',
    'TR PSA K and three digits. Petrol and FAP parts use the same stamp; a FAP is much heavier and the brick ends are plugged in a chequer pattern.',
  ],
  [
    'Daewoo',
    'Eight digits starting with 963 or 964. The same part is found under Aveo, Lacetti and Nubira; most are platinum-rhodium.',
  ],
  [
    'Daihatsu',
    'Manifold parts with 87 and three digits. Small, but rich in platinum: do not sort them by size.',
  ],
  ['Dodge', 'As Chrysler. The Sprinter 2500 carries a Mercedes diesel: look for KT.'],
  [
    'Fiat',
    'Eight digits starting with 46 or 55. Number 55570431 is on file both as a petrol underfloor of 1.66 kg and as a diesel of 0.6 kg: weigh it before you name a price.',
  ],
  [
    'Ford',
    'The middle of the number says what it is: 5E211 to 5E214 is an underfloor, 5F250 belongs to the trucks. The letters at the end are the revision and change the price. Brown cones with 7T43 and the like are light and poor. TDCi diesels: 7T16, 2T14, 4T16.',
  ],
  ['GMC', 'As Chevrolet: 8 digits. Duramax bodies are diesels of 1.7 kg and more without rhodium.'],
  [
    'Honda',
    'Count the grid marks: 10x10 12x12 is a good one, 8x8 9x9 a weak one. Letter codes are two or three characters. The V6 part is known as Spider.',
  ],
  [
    'Hyundai',
    'Underfloor stamps like H1CB18 or UFJMO3. Short codes like 2EBA0 or W2BEF5 are cast manifold pre-cats: small and rich in palladium. UASR, UDJM and UDRS are CRDi diesels.',
  ],
  ['Isuzu', 'Nine digits starting with 89. All diesel: little of it, but high in platinum.'],
  [
    'Jaguar',
    'Shares KAT numbers with Land Rover. Diesels with KAT 08x are among the best diesel parts there are.',
  ],
  ['Jeep', 'As Chrysler: center sensor, a number starting with 5 and ending in A and a letter.'],
  [
    'Kia',
    'Underfloor: SDH, RDH or ESH and two digits. Manifold pre-cats as Hyundai. Some of those hold palladium only: where that rests on a single test, mark it for test.',
  ],
  [
    'Land Rover',
    'KAT and three digits, sometimes KEE and four digits behind it. Read both: KAT 088 KEE0613 is the diesel.',
  ],
  [
    'Lexus',
    'Toyota stamps. GD with one digit is the hybrid underfloor: round, about 1 kg, the best of its size. Toyota GD and Lexus GD carry the same stamp and are filed twice.',
  ],
  [
    'Mazda',
    'Four characters, the first one a letter, such as ZL05 or BPN5. The letters are the engine. Cups and fat ones carry the same kind of code: weigh them.',
  ],
  [
    'Mercedes',
    'KT and four digits. KT 0 is petrol, KT 60 a diesel oxidation body, KT 1247 and KT 604 are particle filters of 2 kg and more. The blanks between KT and the digits do not matter.',
  ],
  [
    'Mitsubishi',
    'Two or three letters on a heat shield: SJ, SU, AAD. Shields get lost: compare length and weight before you trust a bare shell.',
  ],
  [
    'Nissan',
    'Three characters such as 664 or 271, or X and a digit. The manifold part and the small underfloor belong to one car but are bought apart.',
  ],
  [
    'Opel',
    'GM and two digits with a long number starting with 9. What the trade calls Tri carries them too: weigh it, they run from 0.7 to 1.7 kg. Vauxhall uses the same numbers.',
  ],
  [
    'Peugeot',
    'TR PSA K and three digits. K638, K685, K578 and K635 are FAP or diesel bodies: no rhodium in them.',
  ],
  [
    'Renault',
    'C and two or three digits, newer ones 208 and eight more characters with R at the end. C561 is a dCi diesel.',
  ],
  ['Seat', 'As Volkswagen. 6K and 6L belong to Ibiza and Cordoba, 1P to Leon.'],
  ['Skoda', 'As Volkswagen. 1U and 1Z belong to Octavia, 6Y to Fabia.'],
  [
    'Subaru',
    'FCA and two digits, or 44 and a long number. The front cats of the Legacy B3 and B4 weigh less than 300 g and are the richest there are per gram: never buy them by size. The Justy and Leone underfloor is an ordinary one.',
  ],
  [
    'Suzuki',
    'Two digits, a letter and C0 with a digit: 65J-C02. The digits and the letter are the model. Platinum-rhodium for the most part.',
  ],
  [
    'Toyota',
    'Two letters and a digit: GD is the hybrid underfloor, GA to GY with a digit the front part, GG8, RL4 and CE8 the small rear one. A worn GG8 is easily read as GGB: the weight tells (rear 0.4 kg).',
  ],
  [
    'Volkswagen',
    'Model code, 131 or 178, then letters: 1J0 178 AADN is a Golf. Petrol underfloors weigh 0.7 to 1.5 kg. Round pre-cats with BM/GD or GE/701 are small change. The same grammar is used for TDI parts.',
  ],
  [
    'Volvo',
    'Eight digits starting with 30 or 31. 31370436 is a filter, not a petrol part. Bodies with two bricks weigh up to 2 kg.',
  ],
]);
