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

/** The words that this catalogue is spoken of in: its makes and models, and what the trade says for them. */
export class CatalogueWords {
  readonly meanings = new Map<string, WordMeaning>();
  readonly namesOfMake = new Map<string, CatalogueName[]>();

  constructor(names: readonly CatalogueName[]) {
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
  return new CatalogueWords(rows);
}

function wordsFor(list: Readonly<Record<string, string>>, name: string): string[] {
  return list[name]?.split(' ') ?? [];
}

/** `Ram 1500` is called Ram, too. */
function beginningsOf(model: string): string[] {
  const words = model.split(' ');
  return words.map((_word, at) => words.slice(0, at + 1).join(' '));
}
