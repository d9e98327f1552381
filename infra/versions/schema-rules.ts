import type { Schema } from './database-report';

/**
 * What processes of the released version miss in the tables of today, a sentence each. They go on writing while the
 * newer ones start, so a migration adds, and only a later release takes away (CONTRIBUTING, Migrations).
 */
export function missedIn(now: Schema, released: Schema): string[] {
  const tables = new Set(Object.keys(released.columns).map(tableOf));
  const old = Object.entries(released.columns).flatMap(([name, before]) => {
    const after = now.columns[name];
    if (!after) return [`${name} is gone`];
    if (after.type !== before.type) return [`${name} was ${before.type} and is ${after.type}`];
    return after.isNeeded && !before.isNeeded ? [`${name} takes no null any more`] : [];
  });
  const fresh = Object.entries(now.columns)
    .filter(([name, { isNeeded, isFilled }]) => !(name in released.columns) && isNeeded && !isFilled)
    .filter(([name]) => tables.has(tableOf(name)))
    .map(([name]) => `${name} is new and has no default`);
  const loose = released.uniques
    .filter((unique) => !now.uniques.includes(unique))
    .map((unique) => `${unique} is not unique any more`);
  return [...old, ...fresh, ...loose];
}

const tableOf = (name: string) => name.slice(0, name.indexOf('.'));
