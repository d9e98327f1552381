import type { CatalogueName, CatalogueWords, WordMeaning } from './catalogue-words';
import { foldedWord } from './folded-word';
import { noiseWords } from './trade-words';
import { wordDistance } from './word-distance';

/** What somebody typed, as far as the catalogue's words explain it. */
export interface TextReading {
  /** Names of makes and models that are meant; null when none is said. Empty when what is said goes together nowhere. */
  names: readonly CatalogueName[] | null;
  typeName: string | null;
  shape: string | null;
  year: number | null;
  /** What no word of the catalogue explains: codes and words of descriptions. */
  rest: readonly string[];
  /** The plain search finds the same by the words as they were typed. */
  isPlain: boolean;
}

const LONGEST_SPAN = 4;
const YEAR = /^(19[7-9]\d|20[0-4]\d)$/;
/** A shorter word has too many neighbours. */
const SHORTEST_CORRECTED = 4;
const LONG_WORD = 6;
/** Between words that are as near, the one that sounds alike is meant; less than what any other difference counts. */
const SOUND = 0.04;
/** A shorter one is contained in too much. */
const SHORTEST_WORD = 3;

interface Span {
  typed: string;
  meaning: WordMeaning | null;
}

/** Takes typed text apart into words, without separators and what says nothing. */
export function typedWords(text: string): string[] {
  const words = text
    .split(/[\s,;&|+]+/)
    .filter((word) => foldedWord(word) && !noiseWords.has(word.toLowerCase()));
  return words.map((word) => word.replace(/^#+/, ''));
}

/** Reads typed text by the catalogue's words; null when it says nothing of a make, model, type or shape. */
export function readText(text: string, words: CatalogueWords): TextReading | null {
  const spans = spansOf(typedWords(text), words);
  const meanings = spans.flatMap(({ meaning }) => meaning ?? []);
  if (!meanings.length) return null;
  const names = namesOf(meanings, words);
  const rest = spans.flatMap(({ typed, meaning }) => (meaning ? [] : typed.split(' ')));
  const year = names ? rest.find((word) => YEAR.test(word)) : undefined;
  const kinds = meanings.flatMap(({ kind }) => kind ?? []);
  const reading = {
    names,
    typeName: kinds.find(({ typeName }) => typeName)?.typeName ?? null,
    shape: kinds.find(({ shape }) => shape)?.shape ?? null,
    year: year ? Number(year) : null,
    rest: rest.filter((word) => word !== year),
  };
  return { ...reading, isPlain: !kinds.length && !rest.length && isSaidPlainly(text, names ?? []) };
}

/** Text in which words that nobody knows are replaced by those that were probably meant; null when there are none. */
export function correctedText(text: string, words: CatalogueWords): string | null {
  let isCorrected = false;
  const corrected = spansOf(typedWords(text), words).map(({ typed, meaning }) => {
    const meant = meaning ? null : nearestWord(foldedWord(typed), words);
    if (meant) isCorrected = true;
    return meant ?? typed;
  });
  return isCorrected ? corrected.join(' ') : null;
}

function spansOf(typed: readonly string[], words: CatalogueWords): Span[] {
  const spans: Span[] = [];
  for (let at = 0; at < typed.length;) {
    const span = longestSpan(typed.slice(at, at + LONGEST_SPAN), words);
    spans.push(span);
    at += span.typed.split(' ').length;
  }
  return withoutBareNumbers(spans);
}

function longestSpan(next: readonly string[], words: CatalogueWords): Span {
  for (let count = next.length; count > 0; count--) {
    const typed = next.slice(0, count);
    const meaning = words.meanings.get(foldedWord(typed.join('')));
    if (meaning) return { typed: typed.join(' '), meaning };
  }
  return { typed: next[0] ?? '', meaning: null };
}

/** `300` is a code or a part of one, unless a make says that it is a model. */
function withoutBareNumbers(spans: readonly Span[]): Span[] {
  const isMakeSaid = spans.some(({ meaning }) => meaning?.make);
  return spans.map((span) => {
    const isBare = span.meaning?.models && !/[a-z]/i.test(span.typed);
    return isBare && !isMakeSaid ? { ...span, meaning: null } : span;
  });
}

function namesOf(meanings: readonly WordMeaning[], words: CatalogueWords): readonly CatalogueName[] | null {
  const makes = meanings.flatMap(({ make }) => make ?? []);
  const models = meanings.flatMap((meaning) => (meaning.models ? [meaning.models] : []));
  if (!makes.length && !models.length) return null;
  const [first, ...others] = [...makes.map((make) => words.namesOfMake.get(make) ?? []), ...models];
  return (first ?? []).filter((name) => others.every((list) => list.includes(name)));
}

/** Whether each name has every typed word in it, in the order of names, and no code could be meant. */
function isSaidPlainly(text: string, names: readonly CatalogueName[]): boolean {
  const typed = text.trim().toLowerCase().split(/\s+/);
  const areWords = /^[a-z\s]*$/i.test(text) && typed.every(({ length }) => length >= SHORTEST_WORD);
  return (
    areWords &&
    names.every(({ nameKey, isBrand }) => !isBrand && typed.every((word) => nameKey.includes(word)))
  );
}

function nearestWord(typed: string, words: CatalogueWords): string | null {
  if (typed.length < SHORTEST_CORRECTED || /\d/.test(typed)) return null;
  const most = typed.length < LONG_WORD ? 1 : 2;
  let nearest: { name: string; distance: number } | null = null;
  for (const [word, { name, make }] of words.meanings) {
    if (word.length < SHORTEST_CORRECTED) continue;
    const wrong = wordDistance(typed, word, most);
    if (wrong === Infinity) continue;
    const strange = word[0] === typed[0] ? 0 : 0.5;
    const unlike = SOUND * wordDistance(heard(typed), heard(word), most);
    const distance = wrong + strange + unlike + (make ? 0 : 0.1);
    if (distance < (nearest?.distance ?? Infinity)) nearest = { name, distance };
  }
  return nearest?.name ?? null;
}

/** A word as it sounds, as far as spellings go apart for it: hunday, hundai. */
const heard = (word: string) => word.replaceAll('y', 'i');
