import { GeneratorProblem } from './generator-problem';

const kebabCase = /^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/;

/** A name in each of its spellings; as text it is the one of files (`price-list`). */
export class Name {
  readonly kebab: string;
  /** `priceList` */
  readonly camel: string;
  /** `PriceList` */
  readonly pascal: string;
  /** `price_list` */
  readonly snake: string;
  /** `price list` */
  readonly words: string;
  /** `a price list` */
  readonly one: string;
  /** `Price list` */
  readonly sentence: string;

  /** @throws GeneratorProblem unless `text` is in kebab-case; `what` says in the message which name it is */
  constructor(text: string, what: string) {
    if (!kebabCase.test(text)) {
      throw new GeneratorProblem(
        `${what} '${text}' must be lower-case words with hyphens, such as price-list.`,
      );
    }
    this.kebab = text;
    this.camel = text.replace(/-(.)/g, (_hyphen, letter: string) => letter.toUpperCase());
    this.pascal = capital(this.camel);
    this.snake = text.replaceAll('-', '_');
    this.words = text.replaceAll('-', ' ');
    this.one = `${/^[aeiou]/.test(text) ? 'an' : 'a'} ${this.words}`;
    this.sentence = capital(this.words);
  }

  /** Part of a longer name: `priceAdd`. */
  with(part: Name): string {
    return this.camel + part.pascal;
  }

  toString(): string {
    return this.kebab;
  }
}

/** The name of a domain: one word, because schema, topic and folder carry it. */
export function domainName(text: string): Name {
  if (!/^[a-z]+$/.test(text)) {
    throw new GeneratorProblem(`The domain '${text}' must be one word of small letters, such as prices.`);
  }
  return new Name(text, 'The domain');
}

/** Several of a noun; `irregular` is what was given for a noun that takes no plain ending. */
export function pluralOf(noun: Name, irregular?: string): Name {
  if (irregular) return new Name(irregular, 'The plural');
  const { kebab } = noun;
  if (/[^aeiou]y$/.test(kebab)) return new Name(`${kebab.slice(0, -1)}ies`, 'The plural');
  return new Name(`${kebab}${/(s|x|ch|sh)$/.test(kebab) ? 'es' : 's'}`, 'The plural');
}

/** A name of code as a file has it: `price-list` for `priceList`. */
export function kebabOf(camel: string): string {
  return camel.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
