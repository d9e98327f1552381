import { formatPercent } from '@washcoat/ui';
import type { PillKind } from '@washcoat/ui';
import type { Candidate, ReadText } from './picture-search.api';

const CLEAR = 0.9;
const LEGIBLE = 0.75;
/** A code that was read says more than looks that differ. */
const ALIKE = 0.5;

/** A share from 0 to 1 in whole percent. */
export function percentOf(share: number): string {
  return formatPercent(Math.round(share * 100), 0);
}

/** How sure a reading is, in words and percent. */
export function readingWords({ confidence }: ReadText): string {
  const words =
    confidence >= CLEAR ? 'Clearly read' : confidence >= LEGIBLE ? 'Legible' : 'Doubtful, check it';
  return `${words}, ${percentOf(confidence)}`;
}

/** How certain it is that the photo shows a converter. What only looks alike is never called anything better. */
export function certaintyWords({ certainty, textScore }: Candidate): { word: string; kind: PillKind } {
  if (certainty === 'sure') return { word: 'Sure', kind: 'success' };
  if (certainty === 'likely') return { word: 'Likely', kind: 'info' };
  return { word: textScore === null ? 'Only looks alike' : 'A guess', kind: 'warning' };
}

/** Why a converter was found: by its code, by its looks, or by both. */
export function reasonWords({ certainty, textScore, lookScore }: Candidate): string {
  if (textScore === null) return `Only its picture looks alike, ${percentOf(lookScore ?? 0)}.`;
  const looks = (lookScore ?? 0) >= ALIKE ? `its picture looks alike, ${percentOf(lookScore ?? 0)}` : '';
  const code =
    certainty === 'sure'
      ? 'Its code was read whole and is on no other converter'
      : `Its code is like what was read, ${percentOf(textScore)}`;
  return `${[code, looks].filter(Boolean).join('; ')}.`;
}

/** What was read, as one search for all of it. */
export function textOf(texts: readonly ReadText[]): string {
  return texts.map(({ text }) => text).join(' ');
}
