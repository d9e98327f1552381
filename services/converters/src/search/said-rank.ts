import { codeKeyOf, lookAlikeKeyOf, searchTextOf } from '@washcoat/contract-converters';
import { containing } from '@washcoat/service-kit';
import type { CatalogueName } from './catalogue-words';
import type { Rank } from './search-rank';
import { both, either, fragment, isNot, joined, type SqlFragment } from './sql-fragment';
import type { TextReading } from './text-reading';
import { vehicleRows } from './vehicle-filter';

/** A word of this length may be a code of its own beside a make. */
const SHORTEST_CODE = 2;

/**
 * Adds what the catalogue's words make of the text to the ranks of the text itself: the code that stands beside a make
 * first, then all that is of the make, model, type and shape. Letters alone mean the word and not a code that contains
 * them; with a digit among them, codes that begin like it come first.
 */
export function withSaid(ranks: readonly Rank[], reading: TextReading, text: string): Rank[] {
  const condition = saidCondition(reading);
  const at = positionAmong(ranks, text);
  const before = ranks.slice(0, at);
  const isNotBefore = before.map((rank) => isNot(rank.condition));
  const bestPlanVaries = !isNamesAlone(reading);
  return [
    ...before,
    ...saidRanks(reading, condition).map((rank) => ({
      ...rank,
      bestPlanVaries,
      condition: joined([rank.condition, ...isNotBefore], ' and '),
    })),
    ...ranks.slice(at).map((rank) => ({ ...rank, condition: both(rank.condition, isNot(condition)) })),
  ];
}

/** The code beside the words; then parts of the make itself, before what brands make for its vehicles. */
function saidRanks({ names, rest }: TextReading, condition: SqlFragment): Rank[] {
  const ofCode = restCode(rest);
  const others = ofCode ? both(condition, isNot(ofCode)) : condition;
  const coded: Rank[] = ofCode ? [{ condition: both(condition, ofCode), position: null }] : [];
  if (!names) return [...coded, { condition: others, position: byCode }];
  const own = names.filter(({ isBrand }) => !isBrand);
  const ofBrands = names.filter(({ isBrand }) => isBrand);
  const named = [own, ofBrands].filter((group) => group.length > 0);
  return [
    ...coded,
    ...named.map((group) => ({
      named: ofNames('catalogue_name.name_key', group),
      condition: others,
      position: byCode,
    })),
  ];
}

const byCode = fragment('code_key');

/** A converter is found by its name. What else is said is in the texts of few converters, or of most that have the name. */
function isNamesAlone({ names, typeName, shape, rest }: TextReading): boolean {
  return names !== null && !typeName && !shape && !rest.length;
}

function positionAmong(ranks: readonly Rank[], text: string): number {
  const isWord = !/\d/.test(text);
  const at = ranks.findIndex(({ kind }) => (isWord ? kind !== 'whole' : !isCodeLike(kind)));
  return at < 0 ? ranks.length : at;
}

function isCodeLike(kind: Rank['kind']): boolean {
  return kind === 'whole' || kind === 'begins' || kind === 'misread';
}

function saidCondition({ names, typeName, shape, year, rest }: TextReading): SqlFragment {
  const conditions: SqlFragment[] = [];
  if (names) conditions.push(ofNames('name_key', names));
  if (typeName)
    conditions.push(fragment('type_id = (select type_id from converter_type where name = ?)', typeName));
  if (shape) conditions.push(fragment('shape = ?', shape));
  if (year)
    conditions.push(
      fragment(`exists (select from ${vehicleRows} where ? between "yearFrom" and "yearTo")`, year),
    );
  for (const word of rest) conditions.push(isInTexts(word));
  return joined(conditions, ' and ');
}

function ofNames(column: string, names: readonly CatalogueName[]): SqlFragment {
  return fragment(
    `${column} = any(?::text[])`,
    names.map(({ nameKey }) => nameKey),
  );
}

function isInTexts(word: string): SqlFragment {
  return either(
    fragment('search_text like ?', containing(searchTextOf(word))),
    fragment('lower(vehicles::text) like ?', containing(word.toLowerCase())),
  );
}

/** The converters whose code is what stands beside the words, as it was read or misread. */
function restCode(rest: readonly string[]): SqlFragment | null {
  const key = lookAlikeKeyOf(codeKeyOf(rest.join('')));
  if (key.length < SHORTEST_CODE) return null;
  return either(
    fragment('look_alike_key = ?', key),
    fragment('stamped_look_alikes @> array[?]::text[]', key),
  );
}
