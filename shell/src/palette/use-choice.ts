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
  const target = at < 0 && by < 0 ? last + 1 + by : at + by;
  if (Math.abs(by) > 1) return Math.min(last, Math.max(0, target));
  return target < 0 ? last : target > last ? 0 : target;
}

/**
 * Which row of a list is chosen while the focus stays in the text above it: the first one until keys or the pointer
 * choose another, and again after every other text; none while nothing is typed, so that an Enter too many does
 * nothing. Arrows go round, page keys stop at the ends.
 */
export function useChoice(text: string, ids: readonly string[]) {
  const [chosen, setChosen] = useState({ text, id: '' });
  const isKept = chosen.text === text && ids.includes(chosen.id);
  const first = text === '' ? undefined : ids[0];
  const current = isKept ? chosen.id : first;
  const choose = (id: string) => setChosen({ text, id });

  const move = (event: KeyboardEvent) => {
    const by = steps[event.key];
    if (by === undefined || ids.length === 0) return;
    event.preventDefault();
    const at = current === undefined ? -1 : ids.indexOf(current);
    const next = ids[stepped(at, by, ids.length - 1)];
    if (next !== undefined) choose(next);
  };
  return { current, choose, move };
}
