import type { productList } from '@washcoat/contract-converters';
import type { AnswerOf } from '@washcoat/contract-kernel';

type ListAnswer = AnswerOf<typeof productList>;

/**
 * Whether lists hold the prices of one snapshot each: all answers to the same question that name the same snapshot have
 * the same prices, and with a preview each row adds up.
 */
export class ServedLists {
  private readonly pricesOf = new Map<string, string>();
  answers = 0;
  mixtures = 0;

  note({ list, pricedFor }: ListAnswer): void {
    this.answers++;
    const prices = list.map(({ productId, listedPrice, offerPrice }) => [productId, listedPrice, offerPrice]);
    const text = JSON.stringify(prices);
    const key = `${pricedFor?.snapshotId} ${list.length}`;
    const known = this.pricesOf.get(key) ?? text;
    this.pricesOf.set(key, known);
    if (known !== text || list.some((row) => !addsUp(row))) this.mixtures++;
  }
}

function addsUp({ listedPrice, previewPrice, difference }: ListAnswer['list'][number]): boolean {
  if (listedPrice === undefined || previewPrice === undefined || difference === undefined) return true;
  return Math.abs(previewPrice - listedPrice - difference) < 0.005;
}
