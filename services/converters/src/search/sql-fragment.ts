import { questionOfText, type Question } from '@washcoat/service-kit';

type Binding = string | number | boolean | string[];

/** A piece of SQL with the values of its question marks. */
export interface SqlFragment {
  sql: string;
  bindings: readonly Binding[];
}

/** Writes a fragment. */
export function fragment(sql: string, ...bindings: Binding[]): SqlFragment {
  return { sql, bindings };
}

/** What a fragment asks that is a whole statement. */
export function questionOf({ sql, bindings }: SqlFragment): Question {
  let count = 0;
  return questionOfText(
    sql.replace(/\?/g, () => `$${++count}`),
    bindings,
  );
}

/** Joins fragments by a text such as ' and '; none gives 'true'. */
export function joined(parts: readonly SqlFragment[], separator: string): SqlFragment {
  if (!parts.length) return fragment('true');
  return {
    sql: parts.map(({ sql }) => sql).join(separator),
    bindings: parts.flatMap(({ bindings }) => bindings),
  };
}

/** Either of two conditions. */
export function either(left: SqlFragment, right: SqlFragment): SqlFragment {
  return { sql: `((${left.sql}) or (${right.sql}))`, bindings: [...left.bindings, ...right.bindings] };
}

/** Two conditions together. */
export function both(left: SqlFragment, right: SqlFragment): SqlFragment {
  return joined([left, right], ' and ');
}

/** Whether a condition does not hold, also where it is unknown because a column is empty. */
export function isNot({ sql, bindings }: SqlFragment): SqlFragment {
  return { sql: `((${sql}) is not true)`, bindings };
}

/** The opposite of a condition. */
export function not({ sql, bindings }: SqlFragment): SqlFragment {
  return { sql: `not (${sql})`, bindings };
}
