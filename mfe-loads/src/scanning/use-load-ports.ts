import { partsStamped, type Product } from '@washcoat/contract-converters';
import type { AnswerOf, RequestOf } from '@washcoat/contract-kernel';
import {
  amountsOfPieces,
  lineFromSearch,
  type itemAdd,
  type itemsAdd,
  type LoadItem,
} from '@washcoat/contract-loads';
import { asSpecified, isPassing, problemText } from '@washcoat/platform-sdk';
import { mostChoices } from '@washcoat/platform-sdk/scanning';
import type { KeyedAddition, Reply, ScanPorts } from '@washcoat/platform-sdk/scanning';
import { toast } from '@washcoat/ui';
import { useAddLinesMutation, useDeleteItemMutation } from '../items/items.api';
import { afterOwnEdits } from '../items/own-edits';
import type { ConverterSearch } from '../items/use-converter-search';
import { useOpenLoad } from '../load-detail/load-context';
import { sendablePictures } from '../pictures/sendable-pictures';

const LOOKUP_FAILED = 'It was not looked up.';
const UPLOAD_FAILED = 'Its picture was not uploaded.';
const ADD_FAILED = asSpecified.itemNotAdded;
const UNDO_FAILED = 'It was not taken out. Try again.';

/** A converter for the box that was filled when its code came. */
export interface Part {
  product: Product;
  box: number;
}

/** A line that was entered in a form which found no server. */
export interface EnteredLine {
  /** What it is called until the service has it. */
  name: string;
  line: Omit<RequestOf<typeof itemAdd>, 'loadId'>;
}

/** What the code box sends: what a code was found to be, or what was entered. */
export type Sent = Part | EnteredLine;

/** Whether it was found by a code. */
export const isPart = (item: Sent): item is Part => 'product' in item;

/** What it is called. */
export const sentName = (item: Sent): string => (isPart(item) ? item.product.oem : item.name);

/** Whether something that was kept on the device is what the code box sends. */
export function isSent(value: unknown): value is Sent {
  if (typeof value !== 'object' || value === null) return false;
  const { product, box, name, line } = value as {
    product?: Partial<Product>;
    box?: unknown;
    name?: unknown;
    line?: unknown;
  };
  if (typeof name === 'string') return typeof line === 'object' && line !== null;
  return typeof box === 'number' && typeof product?.productId === 'string' && typeof product.oem === 'string';
}

/** How codes are looked up for the open load, and pieces get into it and out again. */
export function useLoadPorts(loadId: string, { find, converterOf }: ConverterSearch, box: () => number) {
  const { load } = useOpenLoad();
  const [addLines] = useAddLinesMutation();
  const [remove] = useDeleteItemMutation();
  const ports: ScanPorts<Sent, LoadItem> = {
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
      const lines: Line[] = [];
      try {
        for (const entry of entries) lines.push(await lineOf(entry));
      } catch (error) {
        return refusal(error, UPLOAD_FAILED);
      }
      const { data, error } = await addLines({ loadId, lines });
      if (!data) return refusal(error, ADD_FAILED);
      if (data.lines.some(({ item }) => item)) toast.success(data.message);
      return { value: data.lines.map(replyOf) };
    },
    takeOut: async (added) => {
      const { itemId } = added;
      const { version } = load.items.find((item) => item.itemId === itemId) ?? added;
      const { error } = await afterOwnEdits(
        itemId,
        version,
        (now) => remove({ loadId, itemId, version: now }),
        () => undefined,
      );
      return error ? refusal(error, UNDO_FAILED) : { value: null };
    },
  };
  return ports;
}

function refusal(error: unknown, instead: string) {
  return { problem: problemText(error, instead), isLost: isPassing(error) };
}

type Line = RequestOf<typeof itemsAdd>['lines'][number];
type Answered = AnswerOf<typeof itemsAdd>['lines'][number];

/** An addition as it is sent; its pictures that waited on the device are uploaded before. */
async function lineOf({ addition, key }: KeyedAddition<Sent, LoadItem>): Promise<Line> {
  const { item, quantity } = addition;
  if (!isPart(item)) {
    const loadUrls = await sendablePictures(item.name, item.line.loadUrls ?? []);
    return { key, ...item.line, loadUrls };
  }
  const { product, box } = item;
  return {
    key,
    ...lineFromSearch(product, { box, ...amountsOfPieces(product.typeName, quantity), loadUrls: [] }),
  };
}

function replyOf({ item, problem }: Answered): Reply<LoadItem> {
  return item ? { value: item } : { problem: problem?.error ?? ADD_FAILED, isLost: false };
}
