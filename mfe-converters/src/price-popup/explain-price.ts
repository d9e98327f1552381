import type { Product } from '@washcoat/contract-converters';
import type { PastPrices as AnyPastPrices } from '@washcoat/platform-sdk/forms';
import { createContext, useContext } from 'react';

/** A price of the past that is to be explained. */
export interface RecordedPrice {
  /** The day it is of, `YYYY-MM-DD`. */
  day: string;
  /** What it is: Listed, Offer, Paid. */
  name: string;
  /** US dollars per piece. */
  value: number;
}

/** Which prices a converter is explained by; of a day perhaps with what is on record for it. */
export type PastPrices = AnyPastPrices & { record?: RecordedPrice };

/** The prices of the day that something is on record for. */
export const pastOf = (record: RecordedPrice): PastPrices => ({ day: record.day, record });

/** Shows how the prices of a converter came about: today's, or those of the past. */
export type ExplainPrice = (product: Product, past?: PastPrices) => void;

/** How prices are explained on this page; null where they stand beside their explanation already. */
export const ExplainPriceContext = createContext<ExplainPrice | null>(null);

/** Explains a price of the page; null where nothing does. */
export function useExplainPrice(): ExplainPrice | null {
  return useContext(ExplainPriceContext);
}
