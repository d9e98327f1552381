import type { Product } from '@washcoat/contract-converters';
import { formatMoney, formatNumber, formatPpm, formatWeight, metalOrder, noValue } from '@washcoat/ui';
import type { Metal } from '@washcoat/ui';
import { assayOf } from '../converter/assay-line';
import { priceNames } from '../converter/price-names';
import type { PriceField } from '../converter/price-names';

/** One row of a comparison. */
export interface ComparedFact {
  name: string;
  metal?: Metal;
  isNumber: boolean;
  /** The prices that are explained when pressed; absent for other facts. */
  price?: PriceField;
  /** What each converter says, in words; undefined where the user may not see it. */
  texts: readonly (string | undefined)[];
  /** The converters do not all say the same. */
  differs: boolean;
}

interface Fact {
  name: string;
  metal?: Metal;
  price?: PriceField;
  /** In words, "None" for nothing filed; undefined where the user may not see it. */
  textOf: (converter: Product) => string | undefined;
}

const words: readonly Fact[] = [
  { name: 'Make', textOf: ({ manufacturer }) => manufacturer || noValue },
  { name: 'Model', textOf: ({ model }) => model || noValue },
  { name: 'Description', textOf: ({ description }) => description || noValue },
  { name: 'Type', textOf: ({ typeName }) => typeName },
  { name: 'Shape', textOf: ({ shape }) => shape || noValue },
  { name: 'Family', textOf: ({ family }) => family || noValue },
];

const assay: readonly Fact[] = [
  { name: 'Weight', textOf: ({ subweight }) => shown(subweight, (grams) => formatWeight(grams, 'g')) },
  ...metalOrder.map((metal) => ({
    name: 'Assay',
    metal,
    textOf: (converter: Product) => shown(assayOf(converter, metal), (ppm) => `${formatPpm(ppm)} ppm`),
  })),
  {
    name: 'Assay from',
    textOf: ({ isDefaultAssay, isWithoutMetal }) =>
      isWithoutMetal
        ? 'Without precious metal'
        : isDefaultAssay === undefined
          ? undefined
          : isDefaultAssay
            ? 'Global default'
            : 'This converter',
  },
];

const prices: readonly Fact[] = priceNames.map(({ field, name, digits = 2 }) => ({
  name,
  price: field,
  textOf: (converter: Product) => shown(converter[field], (dollars) => formatMoney(dollars, digits)),
}));

const tests: Fact = { name: 'Tests', textOf: ({ testCount }) => shown(testCount, testsText) };

const numbers: readonly Fact[] = [...assay, ...prices, tests];

function testsText(count: number): string {
  return count === 1 ? '1, the only one' : formatNumber(count, 0);
}

function shown(value: number | null | undefined, format: (value: number) => string): string | undefined {
  if (value === undefined) return undefined;
  return value === null ? noValue : format(value);
}

/**
 * What there is to compare, in the order of a converter's page. A fact that the user may see of none of them is left
 * out; one that a converter does not have where another does reads "None".
 * @param converters in their columns; undefined for one that is not here (yet), which makes no difference
 */
export function comparedFacts(converters: readonly (Product | undefined)[]): ComparedFact[] {
  const here = converters.filter((converter) => converter !== undefined);
  return [...words, ...numbers].flatMap((fact) => {
    if (here.every((converter) => fact.textOf(converter) === undefined)) return [];
    const read = (converter: Product) => fact.textOf(converter) ?? noValue;
    return {
      name: fact.name,
      metal: fact.metal,
      price: fact.price,
      isNumber: numbers.includes(fact) && fact.name !== 'Assay from',
      texts: converters.map((converter) => converter && read(converter)),
      differs: new Set(here.map(read)).size > 1,
    };
  });
}
