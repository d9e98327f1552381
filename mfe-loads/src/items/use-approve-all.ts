import { MOST_LINES, type LoadItem } from '@washcoat/contract-loads';
import { asSpecified, problemText } from '@washcoat/platform-sdk';
import { formatCount, formatNumber, toast } from '@washcoat/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useOpenLoad } from '../load-detail/load-context';
import type { ItemEditing } from './item-editing';
import { unansweredOf, waitsForUs } from './item-turn';
import { itemName } from './item-words';
import { useLazyItemsOfLoadQuery, useReviewItemsMutation } from './items.api';

const FAILED = asSpecified.itemNotEdited;

/**
 * Approves all that waits for the user's side when it is asked for, also what the page does not show, fifty items at a
 * time: each as the page has shown it, or else as it was then. It stops at the first refusal and says why; asked again it
 * goes on, with what was refused at the end. It ends with the page.
 */
export function useApproveAll(): Pick<ItemEditing, 'approving' | 'approveAll'> {
  const { load, rights } = useOpenLoad();
  const [askItems] = useLazyItemsOfLoadQuery();
  const [send] = useReviewItemsMutation();
  const [approving, setApproving] = useState<ItemEditing['approving']>(null);
  const refused = useRef(new Set<string>());
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  const approveAll = useCallback(async () => {
    const { loadId } = load;
    const shown = unansweredOf(load).filter((item) => waitsForUs(item, load, rights));
    const waiting = async () => {
      if ((load.waitingCount ?? 0) <= shown.length) return shown;
      const { data, error } = await askItems({ loadId, isShowAll: 'true' });
      if (error || !data) return problemText(error, FAILED);
      const seen = new Map(shown.map((item) => [item.itemId, item]));
      const open = data.list.filter((item) => waitsForUs(item, load, rights) && !item.isDidNotBuy);
      return open.map((item) => seen.get(item.itemId) ?? item);
    };
    /** Approves some; answers how many, and why others were not. */
    const approve = async (items: readonly LoadItem[]) => {
      const lines = items.map(({ itemId, version }) => ({ itemId, version, status: 1 as const }));
      const { data, error } = await send({ loadId, lines, key: crypto.randomUUID() });
      if (!data) return { count: 0, problem: problemText(error, FAILED) };
      const problems = items.flatMap((item, place) => {
        const problem = data.lines[place]?.problem;
        return problem ? [{ item, sentence: problem.error }] : [];
      });
      for (const { item } of problems) refused.current.add(item.itemId);
      return { count: items.length - problems.length, problem: refusalText(problems) };
    };
    setApproving({ done: 0, total: load.waitingCount ?? shown.length });
    const found = await waiting();
    let done = 0;
    let problem = typeof found === 'string' ? found : undefined;
    const items = typeof found === 'string' ? [] : lastOfAll(found, refused.current);
    for (let from = 0; from < items.length && !problem && isOpen.current; from += MOST_LINES) {
      setApproving({ done, total: items.length });
      const answer = await approve(items.slice(from, from + MOST_LINES));
      done += answer.count;
      problem = answer.problem;
    }
    setApproving(null);
    if (!problem) toast.success(`Approved ${formatCount(done, 'item')}`);
    else
      toast.error(
        done ? `Approved ${formatNumber(done)} of ${formatNumber(items.length)}. ${problem}` : problem,
      );
  }, [load, rights, askItems, send]);

  return { approving, approveAll };
}

/** The items in their order, but those that were refused before come last. */
function lastOfAll(items: readonly LoadItem[], refused: ReadonlySet<string>): readonly LoadItem[] {
  const isRefused = ({ itemId }: LoadItem) => refused.has(itemId);
  return [...items.filter((item) => !isRefused(item)), ...items.filter(isRefused)];
}

function refusalText(problems: readonly { item: LoadItem; sentence: string }[]): string | undefined {
  const [first] = problems;
  if (!first) return undefined;
  const name = itemName(first.item);
  const sentence = first.sentence.includes(name) ? first.sentence : `${name}: ${first.sentence}`;
  const rest = problems.length - 1;
  return rest ? `${sentence} So ${rest === 1 ? 'was' : 'were'} ${formatNumber(rest)} more.` : sentence;
}
