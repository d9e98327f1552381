import { createHash } from 'node:crypto';
import { knex as createKnex, type Knex } from 'knex';

/** What a connection is asked: a text, its name there, and the values of `$1`, `$2` and so on. */
export interface Question {
  name: string;
  text: string;
  values: unknown[];
}

/** A statement of a hot path. Its text is made once, at the start; each use only brings the values. */
export type Statement<Name extends string> = (values: Readonly<Record<Name, unknown>>) => Question;

/** A connection to PostgreSQL, as the driver has it. */
export interface Connection {
  query<Row>(question: Question, done: (error: Error | null, answer: { rows: Row[] }) => void): unknown;
  /** Keeps the last statement of a transaction for its commit, with which it is sent; nothing is asked after it. */
  atCommit(question: Question): void;
}

/** What writes SQL: a query builder of knex or of a model. */
type Writer = Pick<Knex.QueryBuilder, 'toSQL'>;

/** Writes SQL and never connects. */
const writer = createKnex({ client: 'pg' });

/**
 * A statement that is written by hand, with `:name` for each value. PostgreSQL parses it once in each connection, so it
 * must name the columns that it answers: a `*` fails in connections that are older than a migration.
 */
export function statement<Name extends string = never>(sql: string): Statement<Name> {
  const names: string[] = [];
  const text = sql.replace(/(?<!:):([a-z]\w*)/gi, (_sign, name: string) => {
    if (!names.includes(name)) names.push(name);
    return `$${names.indexOf(name) + 1}`;
  });
  const titled = withName(text);
  texts.add(text);
  return (values) => {
    const given: Readonly<Record<string, unknown>> = values;
    return { ...titled, values: names.map((name) => given[name]) };
  };
}

/**
 * A statement that a query builder writes, once. `build` puts `mark(name)` where a value belongs; a list goes into
 * `= any(?)`, so that the text stays one.
 */
export function compiled<Name extends string>(
  build: (database: Knex, mark: (name: Name) => string) => Writer,
): Statement<Name> {
  const names = new Map<unknown, Name>();
  const mark = (name: Name) => {
    names.set(`:${name}:`, name);
    return `:${name}:`;
  };
  const { text, values: places, ...titled } = questionOf(build(writer, mark));
  texts.add(text);
  return (values) => ({
    ...titled,
    text,
    values: places.map((place) => {
      const name = names.get(place);
      return name === undefined ? place : values[name];
    }),
  });
}

/** What a query builder asks now. */
export function questionOf(query: Writer): Question {
  const { sql, bindings } = query.toSQL().toNative();
  return questionOfText(sql, bindings);
}

/** What a text with `$1`, `$2` and so on asks with these values. */
export function questionOfText(text: string, values: readonly unknown[]): Question {
  return { ...withName(text), values: [...values] };
}

/** One of several statements that are sent as one, and what the others call its answer. */
export type Part = readonly [label: string, question: Question];

const joinedTexts = new Map<string, Omit<Question, 'values'>>();

/** Statements as one, with the answer of `last`. All of them see the rows as they were before. */
export function together(parts: readonly Part[], last: Question): Question {
  if (!parts.length) return last;
  const key = [...parts.map(([label, { name }]) => label + name), last.name].join();
  let joined = joinedTexts.get(key);
  if (!joined) {
    joined = withName(joinedText(parts, last));
    joinedTexts.set(key, joined);
    texts.add(joined.text);
  }
  return { ...joined, values: [...parts.flatMap(([, { values }]) => values), ...last.values] };
}

function joinedText(parts: readonly Part[], last: Question): string {
  let before = 0;
  const numberedOn = ({ text, values }: Question) => {
    const offset = before;
    before += values.length;
    return text.replace(/\$(\d+)/g, (_sign, number: string) => `$${Number(number) + offset}`);
  };
  const tables = parts.map(([label, question]) => `${label} as (${numberedOn(question)})`);
  return `with ${tables.join(', ')} ${numberedOn(last)}`;
}

/**
 * Asks a database, or the connection of a transaction, and answers the rows. It goes past the query builder, which takes
 * longer than PostgreSQL does; `connection` is one that was acquired before.
 */
export async function rowsOf<Row>(
  database: Knex,
  question: Question,
  connection?: Connection,
): Promise<Row[]> {
  if ('isCompleted' in database && typeof database.isCompleted === 'function' && database.isCompleted())
    throw new Error('The transaction of this statement is over.');
  const { client } = database;
  client.emit('query', { sql: question.text, bindings: question.values });
  if (connection) return answerOf<Row>(connection, question);
  const acquired: Connection = await client.acquireConnection();
  try {
    return await answerOf<Row>(acquired, question);
  } finally {
    await client.releaseConnection(acquired);
  }
}

/** Sends the last statement of a transaction, which answers nothing, together with the commit. */
export async function askAtCommit(trx: Knex.Transaction, question: Question): Promise<void> {
  const { client } = trx;
  client.emit('query', { sql: question.text, bindings: question.values });
  const connection: Connection = await client.acquireConnection();
  connection.atCommit(question);
}

/** With a callback, because only that is watched (see watched-connection.ts). */
function answerOf<Row>(connection: Connection, question: Question): Promise<Row[]> {
  return new Promise((resolve, reject) => {
    connection.query<Row>(question, (error, answer) => (error ? reject(error) : resolve(answer.rows)));
  });
}

/** The texts that this process has asked or is ready to ask. */
const texts = new Set<string>();

/** The texts of the statements of hot paths: a test holds tomorrow's tables to those of today. */
export const statementTexts = (): string[] => [...texts].sort();

/** The same text has the same name. */
function withName(text: string): Omit<Question, 'values'> {
  return { name: createHash('sha1').update(text).digest('base64'), text };
}
