import { partsStamped, type Product } from '@washcoat/contract-converters';
import type { AnswerOf } from '@washcoat/contract-kernel';
import { amountsOfPieces, lineFromSearch, type itemsAdd, type LoadItem } from '@washcoat/contract-loads';
import { isPassing, problemText } from '@washcoat/platform-sdk';
import { mostChoices } from '@washcoat/platform-sdk/scanning';
import type { KeyedAddition, Reply, ScanPorts } from '@washcoat/platform-sdk/scanning';
import { toast } from '@washcoat/ui';
import { useAddLinesMutation, useDeleteItemMutation } from '../items/items.api';
import type { ConverterSearch } from '../items/use-converter-search';

const LOOKUP_FAILED = 'It was not looked up.';
const ADD_FAILED = 'Unable to add item please try agian later';
const UNDO_FAILED = 'It was not taken out. Try again.';

/** A converter for the box that was filled when its code came. */
export interface Part {
  product: Product;
  box: number;
}

/** Whether something that was kept on the device is a part. */
export function isPart(value: unknown): value is Part {
  if (typeof value !== 'object' || value === null) return false;
  const { product, box } = value as { product?: Partial<Product>; box?: unknown };
  return typeof box === 'number' && typeof product?.productId === 'string' && typeof product.oem === 'string';
}

/** How codes are looked up for the open load, and pieces get into it and out again. */
export function useLoadPorts(loadId: string, { find, converterOf }: ConverterSearch, box: () => number) {
  const [addLines] = useAddLinesMutation();
  const [remove] = useDeleteItemMutation();
  const ports: ScanPorts<Part, LoadItem> = {
    lookUp: async (code) => {
      const part = (product: Product): Part => ({ product, box: box() });
      const picked = converterOf(code);
      if (picked) return { value: { match: 'whole', candidates: [part(picked)], asksFirst: true } };
      try {
        const { match, candidates } = partsStamped(code, await find(code), mostChoices);
        return { value: { match, candidates: candidates.map(part) } };
      } catch (error) {
        return refusal(error, LOOKUP_FAILED);
      }
    },
    add: async (entries) => {
      const { data, error } = await addLines({ loadId, lines: entries.map(lineOf) });
      if (!data) return refusal(error, ADD_FAILED);
      if (data.lines.some(({ item }) => item)) toast.success(data.message);
      return { value: data.lines.map(replyOf) };
    },
    takeOut: async ({ itemId }) => {
      const { error } = await remove({ loadId, itemId });
      return error ? refusal(error, UNDO_FAILED) : { value: null };
    },
  };
  return ports;
}

function refusal(error: unknown, instead: string) {
  return { problem: problemText(error, instead), isLost: isPassing(error) };
}

type Answered = AnswerOf<typeof itemsAdd>['lines'][number];

function lineOf({ addition, key }: KeyedAddition<Part, LoadItem>) {
  const { item, quantity } = addition;
  const { product, box } = item;
  return {
    key,
    ...lineFromSearch(product, { box, ...amountsOfPieces(product.typeName, quantity), loadUrls: [] }),
  };
}

function replyOf({ item, problem }: Answered): Reply<LoadItem> {
  return item ? { value: item } : { problem: problem?.error ?? ADD_FAILED, isLost: false };
}
