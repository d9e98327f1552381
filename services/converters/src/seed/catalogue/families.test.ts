import type { CatalogueFamily } from './catalogue-family';
import { parseCodePattern } from './code-pattern';
import { CATALOGUE_FAMILIES, familyByKey } from './families';
import { withoutSpaces } from './look-alike';
import { FAMILY_TABLE_PRICES, paidValue } from './paid-value';

/** Value in USD of each family's typical piece as the family table prints it. */
const PAID_VALUES: Readonly<Record<string, number>> = {
  'TOY-HYB': 379,
  'TOY-FRONT': 203,
  'TOY-REAR': 65,
  'TOY-AG': 148,
  'HON-MAN': 290,
  'HON-V6': 315,
  'FOR-5E2': 175,
  'FOR-MAN': 60,
  'FOR-TRUCK': 187,
  'GM-NUM': 232,
  'GM-LOAF': 142,
  'GM-DAEWOO': 180,
  'CHR-SENS': 318,
  'NIS-MAN': 70,
  'MAZ-STAMP': 192,
  'MIT-STAMP': 142,
  'SUB-EXO': 290,
  'SUB-UND': 169,
  'SUZ-C': 98,
  'HYU-UND': 182,
  'KIA-UND': 276,
  'KIA-PRE': 137,
  'VAG-UND': 231,
  'VAG-PRE': 53,
  'BMW-CYL': 305,
  'MB-PET': 197,
  'VOL-PET': 272,
  'PSA-PET': 131,
  'REN-PET': 198,
  'FIA-PET': 170,
  'OPE-TRI': 172,
  'DAI-MAN': 116,
  'MB-DOC': 232,
  'MB-DPF': 310,
  'VAG-DOC': 226,
  'VAG-DPF': 344,
  'PSA-DPF': 121,
  'REN-DOC': 223,
  'FOR-TDCI': 157,
  'GM-DURA': 307,
  'LR-KAT': 553,
  'ISU-DMAX': 142,
  'HYK-CRDI': 165,
  'HD-DPF': 239,
  SCR: 0,
  'FOIL-DOM': 66,
  'FOIL-IMP': 134,
  'FOIL-MOTO': 17,
  'AM-FED': 12,
  'AM-CARB': 66,
  BEADS: 48,
  EMPTY: 0,
};

const typicalPiece = ({ weight, pt, pd, rh }: CatalogueFamily) => ({
  subweight: weight[1],
  ptAssay: pt[1],
  pdAssay: pd[1],
  rhAssay: rh[1],
});

describe('CATALOGUE_FAMILIES', () => {
  it('holds the 52 rows of the family table, numbered without gap', () => {
    expect(CATALOGUE_FAMILIES.map((family) => family.number)).toEqual(
      Array.from({ length: 52 }, (_item, index) => index + 1),
    );
    expect(CATALOGUE_FAMILIES.map((family) => family.key).sort()).toEqual(Object.keys(PAID_VALUES).sort());
  });

  it.each(CATALOGUE_FAMILIES.map((family): [string, CatalogueFamily] => [family.key, family]))(
    '%s is worth what the table says, and its ranges are in order',
    (key, family) => {
      const paid = paidValue(typicalPiece(family), FAMILY_TABLE_PRICES).toNumber();
      expect(Math.abs(paid - (PAID_VALUES[key] ?? Number.NaN))).toBeLessThanOrEqual(1);
      for (const [low, typical, high] of [family.weight, family.pt, family.pd, family.rh]) {
        expect(low).toBeLessThanOrEqual(typical);
        expect(typical).toBeLessThanOrEqual(high);
      }
      expect(Object.values(family.mix).reduce((sum, share) => sum + share, 0)).toBe(100);
    },
  );

  it.each(CATALOGUE_FAMILIES.map((family): [string, CatalogueFamily] => [family.key, family]))(
    '%s writes only codes that match its stamp',
    (_key, family) => {
      const written = family.codes
        .map(parseCodePattern)
        .flatMap((pattern) =>
          Array.from({ length: Math.min(pattern.size, 2000) }, (_item, index) =>
            pattern.at(Math.floor((index * pattern.size) / Math.min(pattern.size, 2000))),
          ),
        );
      const strange = [...family.knownCodes, ...written].filter(
        (code) => !family.stamp.test(withoutSpaces(code)),
      );
      expect(strange).toEqual([]);
    },
  );

  it('gives every known code to one family only, and every family a vehicle or a brand', () => {
    const known = CATALOGUE_FAMILIES.flatMap((family) => family.knownCodes);
    expect(new Set(known).size).toBe(known.length);
    for (const family of CATALOGUE_FAMILIES) {
      expect(family.vehicles.length + (family.brands?.length ?? 0)).toBeGreaterThan(0);
      for (const fitted of family.vehicles) expect(fitted.yearFrom).toBeLessThanOrEqual(fitted.yearTo);
    }
  });

  it('refuses an unknown key', () => {
    expect(() => familyByKey('NOPE')).toThrow(RangeError);
  });
});
