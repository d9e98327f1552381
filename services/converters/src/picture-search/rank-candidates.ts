import type { imageSearch } from '@washcoat/contract-converters';
import type { AnswerOf } from '@washcoat/contract-kernel';
import { lookScoreOf } from './look';
import type { StampText } from './read-stamp';
import { matchText, readCodes } from './stamp-text';

type Scores = Pick<
  AnswerOf<typeof imageSearch>['list'][number],
  'score' | 'textScore' | 'lookScore' | 'certainty'
>;

/** A converter with how certain it is that the photo shows it. */
export interface RankedProduct<P> extends Scores {
  product: P;
}

interface Candidate {
  productId: string;
  oem: string;
}

/** Codes further apart are no misreading of each other. */
const LEAST_TEXT_SCORE = 0.5;
const LIKELY_TEXT_SCORE = 0.7;
/** Shells of one kind look the same whatever their code is: looks alone never outdo a code that was read. */
const LOOK_WEIGHT = 0.45;
const LEAST_LOOK_SCORE = 0.3;

/**
 * Ranks converters by what was read and by how much their looks differ from the photo's (in bits, where known). Sure
 * is only one whose code was read whole and certainly, twice and with the same result, when no other converter's code
 * could be taken for it and it is not `crowded` by codes that differ in a sign or two; beside a sure one all others
 * are guesses.
 */
export function rankCandidates<P extends Candidate>(
  products: readonly P[],
  texts: readonly StampText[],
  { distances, crowded }: { distances: ReadonlyMap<string, number>; crowded: ReadonlySet<string> },
): RankedProduct<P>[] {
  const codes = readCodes(texts);
  const matches = products.map((product) => ({ product, text: matchText(product.oem, codes, texts) }));
  const isAlone = matches.filter(({ text }) => text.isLookAlike).length === 1;
  const whole = isAlone ? matches.find(({ text }) => text.isWhole) : undefined;
  const sure = whole && !crowded.has(whole.text.codeKey) ? whole : undefined;
  return matches
    .map(({ product, text }) => {
      const textScore = text.textScore >= LEAST_TEXT_SCORE ? rounded(text.textScore) : null;
      const distance = distances.get(product.productId);
      const lookScore = distance === undefined ? null : rounded(lookScoreOf(distance));
      const score = rounded(Math.max(textScore ?? 0, LOOK_WEIGHT * (lookScore ?? 0)));
      const certainty = sure ? (sure.product === product ? 'sure' : 'guess') : likelihoodOf(textScore);
      return { product, textScore, lookScore, score, certainty };
    })
    .filter(({ textScore, lookScore }) => textScore !== null || (lookScore ?? 0) >= LEAST_LOOK_SCORE)
    .sort(byCertainty);
}

function likelihoodOf(textScore: number | null): Scores['certainty'] {
  return (textScore ?? 0) >= LIKELY_TEXT_SCORE ? 'likely' : 'guess';
}

function byCertainty<P extends Candidate>(a: RankedProduct<P>, b: RankedProduct<P>): number {
  return (
    b.score - a.score ||
    (b.lookScore ?? 0) - (a.lookScore ?? 0) ||
    a.product.productId.localeCompare(b.product.productId)
  );
}

function rounded(score: number): number {
  return Math.round(score * 1000) / 1000;
}
