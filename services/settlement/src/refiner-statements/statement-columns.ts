import { refinerFields, type RefinerField, type RefinerTerms } from '@washcoat/contract-settlement';

/** How refiners call their columns; compared without blanks, signs and case. */
const synonyms: Record<RefinerField, RegExp> = {
  lotNo: /^(lot(no|number|id)?|lot#|parcel|batch(no)?|reference|sample(lot)?)$/,
  netDry:
    /^(net)?dry(net)?(weight|wt)?(lbs?|kgs?|g)?$|^(net|dry)(net|dry)?(weight|wt)(dry)?(lbs?|kgs?|g)?$|^netdry.*$/,
  ptPpm: /^(pt|platinum)(assay|ppm|gt|%|percent)?$/,
  pdPpm: /^(pd|palladium)(assay|ppm|gt|%|percent)?$/,
  rhPpm: /^(rh|rhodium)(assay|ppm|gt|%|percent)?$/,
  ptOz: /^(pt|platinum)(oz|ozt|toz|troyoz|ounces|troyounces|contained(oz)?)$/,
  pdOz: /^(pd|palladium)(oz|ozt|toz|troyoz|ounces|troyounces|contained(oz)?)$/,
  rhOz: /^(rh|rhodium)(oz|ozt|toz|troyoz|ounces|troyounces|contained(oz)?)$/,
};

const keyOf = (title: string) => title.toLowerCase().replace(/[^a-z0-9%#]/g, '');

/** What a file's columns seem to mean; the first that fits a field is it. */
export function guessColumns(titles: readonly string[]): RefinerTerms['columns'] {
  const found: RefinerTerms['columns'] = {};
  for (const field of refinerFields) {
    const title = titles.find((one) => synonyms[field].test(keyOf(one)));
    if (title !== undefined) found[field] = title;
  }
  return found;
}

/** A refiner is the same whatever case and blanks its name is written with. */
export const refinerKey = (refiner: string) => refiner.trim().toLowerCase().replace(/\s+/g, ' ');

/** What is assumed of a refiner of whom nobody has said anything. */
export function assumedTerms(refiner: string, titles: readonly string[]): RefinerTerms {
  const columns = guessColumns(titles);
  const isIn = (unit: RegExp) => unit.test(columns.netDry ?? '');
  return {
    ...{ refiner, columns, splitLimit: 1, rule: 'umpire' },
    weightUnit: isIn(/kg/i) ? 'kg' : isIn(/\bg\b|grams/i) ? 'g' : 'lb',
    assayUnit: /%|percent/i.test(columns.ptPpm ?? '') ? 'percent' : 'ppm',
  };
}
