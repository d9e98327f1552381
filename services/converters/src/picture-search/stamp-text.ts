import { codeKeyOf, codeKeysOf } from '@washcoat/contract-converters';
import { codeCloseness, codeDistance } from '../search/code-closeness';
import type { StampText } from './read-stamp';

/** A code that may be stamped on the shell: a line, or two lines together. */
export interface ReadCode {
  codeKey: string;
  confidence: number;
  /** Each of its lines was read twice, with the same result. */
  isConfirmed: boolean;
}

/** How well a converter's code fits what was read. */
export interface TextMatch {
  /** From 0 to 1: the closeness, less when the reading itself is doubtful. */
  textScore: number;
  /** Two certain readings are the code sign by sign, and nothing else of weight was read. */
  isWhole: boolean;
  /** What was read. */
  codeKey: string;
  /** What was read can't be told from the code on a worn stamp. */
  isLookAlike: boolean;
}

const MOST_LINES = 3;
const CERTAIN = 0.75;
/** Shorter codes come about by chance. */
const SHORTEST_CODE = 4;
/** What else stands on the shell and is read so surely speaks against a code without it. */
const WEIGHTY = 0.6;
const WEIGHTY_LENGTH = 3;
/** Share of the score that the closeness has even when the reading is doubtful. */
const CLOSENESS_SHARE = 0.6;

/** The codes to look for: the most certain lines, and each two of them in either order. */
export function readCodes(texts: readonly StampText[]): ReadCode[] {
  const lines = [...texts]
    .sort((a, b) => b.confidence - a.confidence)
    .slice(0, MOST_LINES)
    .map(({ text, confidence, isConfirmed }) => ({ codeKey: codeKeyOf(text), confidence, isConfirmed }));
  const pairs = lines.flatMap((first) =>
    lines
      .filter((second) => second !== first)
      .map((second) => ({
        codeKey: first.codeKey + second.codeKey,
        confidence: Math.min(first.confidence, second.confidence),
        isConfirmed: first.isConfirmed && second.isConfirmed,
      })),
  );
  return [...lines, ...pairs];
}

/** Compares what was read with a code as it is stored, of which each part counts as a code (`KT 0334 / A 204 490`). */
export function matchText(oem: string, codes: readonly ReadCode[], texts: readonly StampText[]): TextMatch {
  const stamped = [codeKeyOf(oem), ...codeKeysOf(oem)];
  let best: TextMatch = { textScore: 0, isWhole: false, isLookAlike: false, codeKey: '' };
  for (const { codeKey, confidence, isConfirmed } of codes) {
    for (const key of stamped) {
      const textScore = codeCloseness(codeKey, key) * (CLOSENESS_SHARE + (1 - CLOSENESS_SHARE) * confidence);
      const isWhole = isConfirmed && codeKey === key && confidence >= CERTAIN && key.length >= SHORTEST_CODE;
      const isLookAlike = codeDistance(codeKey, key) < 1;
      if (textScore > best.textScore) best = { textScore, isWhole, isLookAlike, codeKey };
    }
  }
  return { ...best, isWhole: best.isWhole && texts.every((text) => isPartOf(text, oem)) };
}

function isPartOf({ text, confidence }: StampText, oem: string): boolean {
  const key = codeKeyOf(text);
  return confidence < WEIGHTY || key.length < WEIGHTY_LENGTH || codeKeyOf(oem).includes(key);
}
