import { useState } from 'react';
import type { KeyboardEvent } from 'react';

const pageOfRows = 5;
const steps: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: pageOfRows,
  PageUp: -pageOfRows,
};

function stepped(at: number, by: number, last: number): number {
  const target = at + by;
  if (Math.abs(by) > 1) return Math.min(last, Math.max(0, target));
  return target < 0 ? last : target > last ? 0 : target;
}

/**
 * Which row of a list is chosen while the focus stays in the text above it: the first one until keys or the pointer
 * choose another, and again after every other text. Arrows go round, page keys stop at the ends.
 */
export function useChoice(text: string, ids: readonly string[]) {
  const [chosen, setChosen] = useState({ text, id: '' });
  const isKept = chosen.text === text && ids.includes(chosen.id);
  const current = isKept ? chosen.id : ids[0];
  const choose = (id: string) => setChosen({ text, id });

  const move = (event: KeyboardEvent) => {
    const by = steps[event.key];
    if (by === undefined || current === undefined) return;
    event.preventDefault();
    const next = ids[stepped(ids.indexOf(current), by, ids.length - 1)];
    if (next !== undefined) choose(next);
  };
  return { current, choose, move };
}
