import { rememberedQuery, rememberQuery } from '@washcoat/platform-sdk';
import { useState } from 'react';
import type { WaitingLine } from './waiting-lines';

const NAME = 'dashboard.quiet';
const textOf = ({ title, value = '', detail }: WaitingLine) => [title, value, detail].join(' · ');

/** The lines that are not silenced, and how to silence them: for this day, and until what a line says changes. */
export function useSilencedLines(day: string, lines: readonly WaitingLine[]) {
  const [kept, setKept] = useState(() => rememberedQuery(NAME));
  const query = new URLSearchParams(kept);
  const isToday = query.get('day') === day;
  const shown = lines.filter((line) => !isToday || query.get(line.id) !== textOf(line));
  const keep = (text: string) => {
    rememberQuery(NAME, text);
    setKept(text);
  };
  return {
    shown,
    silenced: lines.length - shown.length,
    silence: () =>
      keep(new URLSearchParams([['day', day], ...lines.map((line) => [line.id, textOf(line)])]).toString()),
    showAll: () => keep(''),
  };
}
