import type { Knex } from 'knex';
import { foldedWord } from './folded-word';
import { kindWords, makeWords, modelWords, type KindWord } from './trade-words';

/** A make and model as converters are named. */
export interface CatalogueName {
  /** As the column `name_key` has it. */
  nameKey: string;
  make: string;
  model: string;
  /** Its vehicles are of another make: it is a brand of parts. */
  isBrand: boolean;
}

/** What a converter is looked for by, as the columns `search_text` and `name_key` have it. */
interface SampledTexts {
  text: string;
  nameKey: string;
}

/** What a word stands for. */
export interface WordMeaning {
  /** As it is written, for suggestions. */
  name: string;
  make?: string;
  /** Names whose model it is, or begins. */
  models?: readonly CatalogueName[];
  kind?: KindWord;
}

/** Names in the database change seldom; a new one is found by its own words meanwhile. */
const FRESH_MS = 30_000;
/** Texts of so many converters tell how often words stand in all. */
const SAMPLE = 400;
/** What stands in one of them may stand in it by chance. */
const OFTEN = 2;

/** The words that this catalogue is spoken of in: its makes and models, and what the trade says for them. */
export class CatalogueWords {
  readonly meanings = new Map<string, WordMeaning>();
  readonly namesOfMake = new Map<string, CatalogueName[]>();

  /** @param sample some converters */
  constructor(
    names: readonly CatalogueName[],
    private readonly sample: readonly SampledTexts[] = [],
  ) {
    for (const name of names) {
      const ofMake = this.namesOfMake.get(name.make);
      if (ofMake) ofMake.push(name);
      else this.namesOfMake.set(name.make, [name]);
      for (const part of beginningsOf(name.model)) this.addModel(part, name);
    }
    for (const make of this.namesOfMake.keys()) {
      for (const word of [foldedWord(make), ...wordsFor(makeWords, make)])
        this.meanings.set(word, { name: make, make });
    }
    for (const kind of kindWords) {
      for (const word of kind.words.split(' ')) this.meanings.set(word, { name: kind.name, kind });
    }
  }

  /** Whether so many converters have these words, and not all of them in their name, that one meets them soon. */
  areFrequent(words: readonly string[]): boolean {
    let count = 0;
    for (const { text, nameKey } of this.sample) {
      const isBesideName =
        words.every((word) => text.includes(word)) && !words.every((word) => nameKey.includes(word));
      if (isBesideName && ++count === OFTEN) return true;
    }
    return false;
  }

  private addModel(part: string, name: CatalogueName): void {
    for (const word of [foldedWord(part), ...wordsFor(modelWords, part)]) {
      if (!word) continue;
      const models = [...(this.meanings.get(word)?.models ?? []), name];
      this.meanings.set(word, { name: part, models });
    }
  }
}

/** The words of the catalogue, read anew when they are older than half a minute. */
export class CatalogueWordsReader {
  private words: Promise<CatalogueWords> | undefined;
  private readAt = 0;

  async wordsOf(database: Knex, now: Date): Promise<CatalogueWords> {
    if (!this.words || Math.abs(now.getTime() - this.readAt) > FRESH_MS) {
      this.readAt = now.getTime();
      const words = readWords(database);
      this.words = words;
      words.catch(() => {
        if (this.words === words) this.words = undefined;
      });
    }
    return this.words;
  }
}

async function readWords(database: Knex): Promise<CatalogueWords> {
  const { rows } = await database.raw<{ rows: CatalogueName[] }>(
    `select name_key as "nameKey", manufacturer as make, model, is_brand as "isBrand"
     from catalogue_name cross join lateral (
       select manufacturer, model,
         lower(coalesce(vehicles->0->>'make', manufacturer)) <> lower(manufacturer) as is_brand
       from product
       where product.name_key = catalogue_name.name_key and deleted_at is null order by code_key, product_id limit 1
     ) as named order by name_key`,
  );
  return new CatalogueWords(rows, await readSample(database));
}

/** Texts of the rows of some pages of the table: twice as many as are wanted are counted on, since pages differ. */
async function readSample(database: Knex): Promise<SampledTexts[]> {
  const { rows } = await database.raw<{ rows: SampledTexts[] }>(
    `select search_text as text, name_key as "nameKey" from product tablesample system (
       (select 100 * least(1, ? / greatest(reltuples, 1)) from pg_class where oid = 'product'::regclass)
     ) limit ?`,
    [2 * SAMPLE, SAMPLE],
  );
  return rows;
}

function wordsFor(list: ReadonlyMap<string, string>, name: string): string[] {
  return list.get(name)?.split(' ') ?? [];
}

/** `Ram 1500` is called Ram, too. */
function beginningsOf(model: string): string[] {
  const words = model.split(' ');
  return words.map((_word, at) => words.slice(0, at + 1).join(' '));
}
