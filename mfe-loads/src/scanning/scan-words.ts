import { isSettled, leastQuantity, mostQuantity } from '@washcoat/platform-sdk/scanning';
import type { CodeEntry, Found } from '@washcoat/platform-sdk/scanning';
import { formatNumber } from '@washcoat/ui';
import type { LoadScan } from './use-load-scan';
import { sentName, type Sent } from './use-load-ports';

/** What the last key could not do, or what the code in hand waits for, as a sentence; null while nothing is in the way. */
export function hintText({ state, entry, choices }: LoadScan): string | null {
  if (state.hint === 'choose-first')
    return `Nothing was added: choose the part, ${choices === 1 ? '1' : `1 to ${choices}`}.`;
  if (state.hint === 'no-quantity')
    return `That is no quantity: ${leastQuantity} to ${mostQuantity} with at most two decimals.`;
  if (entry?.problem) return `${entry.code}: ${entry.problem}`;
  return entry?.found?.match === 'none' ? `No converter carries ${entry.code}.` : null;
}

/** What is said of parts to choose from. */
export function choiceTitle({ match, candidates }: Found<Sent>, code: string): string {
  if (match === 'whole') return `${candidates.length} parts carry the stamp ${code}`;
  return `No part carries exactly ${code}. Close to it:`;
}

/** Why a code was set aside, and what to do about it. */
export function asideWords({ found, problem, quantity }: CodeEntry<Sent>): { why: string; act: string } {
  const amount = quantity === 1 ? '' : ` · ${formatNumber(quantity)} of it`;
  if (problem) return { why: problem, act: 'Look up again' };
  if (!found) return { why: 'Looking it up', act: 'Show' };
  if (found.match === 'none') return { why: 'No converter carries it', act: 'Show' };
  const parts = found.match === 'whole' ? 'parts carry this stamp' : 'look like it';
  return { why: `${found.candidates.length} ${parts}${amount}`, act: 'Choose' };
}

/** What assistive technology says of what was added last. */
export function spoken({ state }: LoadScan): string {
  const last = state.additions.at(-1);
  if (!last) return '';
  const { step, quantity, item } = last;
  if (step === 'added') return `Added ${formatNumber(quantity)} × ${sentName(item)}`;
  return step === 'failed' ? `${sentName(item)} was not added` : '';
}

/** The codes that are looked up. */
export function pendingText({ state }: LoadScan): string {
  const codes = state.entries.filter((entry) => !isSettled(entry) && !entry.isHeld).map(({ code }) => code);
  return codes.length ? `Looking up ${codes.join(', ')}` : '';
}
