import { alternativesOf, boundsOf, type JsonSchema } from './json-schema';

/** Which side of the wire a schema describes: what callers send, or what they read. */
export type Direction = 'sent' | 'read';

/**
 * What somebody who was built for `before` can no longer do with `after`, a sentence each, with where it is. Sent: what
 * was taken must still be taken. Read: what was given must still be given, and nothing that a reader does not know.
 * Values added to a list of choices that callers read are additive, because readers must pass over what is new to them.
 */
export function breakingChanges(
  before: JsonSchema,
  after: JsonSchema,
  direction: Direction,
  at: string,
): string[] {
  const [known, now] = [alternativesOf(before), alternativesOf(after)];
  if (known.some(isAnything) && direction === 'read') return [];
  if (now.some(isAnything)) return direction === 'sent' ? [] : [`${at} can be anything now`];
  const kinds = (list: readonly JsonSchema[]) => [...new Set(list.map(({ type }) => type ?? 'value'))];
  const [knownKinds, nowKinds] = [kinds(known), kinds(now)];
  const [promised, given] = direction === 'sent' ? [knownKinds, nowKinds] : [nowKinds, knownKinds];
  const verb = direction === 'sent' ? 'is no longer taken as' : 'can now be';
  const changes = promised.filter((kind) => !given.includes(kind)).map((kind) => `${at} ${verb} ${kind}`);
  for (const kind of knownKinds.filter((each) => nowKinds.includes(each))) {
    const [olds, news] = [known, now].map((list) => list.filter(({ type }) => (type ?? 'value') === kind));
    changes.push(...ofOneKind(olds ?? [], news ?? [], direction, at));
  }
  return changes;
}

function isAnything({ type, values }: JsonSchema): boolean {
  return type === undefined && values === undefined;
}

function ofOneKind(
  olds: readonly JsonSchema[],
  news: readonly JsonSchema[],
  direction: Direction,
  at: string,
): string[] {
  const unmatched = olds.filter((old) => !news.some((one) => inside(old, one, direction, at).length === 0));
  return unmatched.flatMap((old) => {
    const closest = news[Math.min(olds.indexOf(old), news.length - 1)];
    return closest ? inside(old, closest, direction, at) : [];
  });
}

function inside(before: JsonSchema, after: JsonSchema, direction: Direction, at: string): string[] {
  return [
    ...choices(before, after, direction, at),
    ...(direction === 'sent' ? bounds(before, after, at) : []),
    ...properties(before, after, direction, at),
    ...(before.items && after.items ? breakingChanges(before.items, after.items, direction, `${at}[]`) : []),
    ...(before.others && after.others
      ? breakingChanges(before.others, after.others, direction, `${at}.*`)
      : []),
  ];
}

function choices(before: JsonSchema, after: JsonSchema, direction: Direction, at: string): string[] {
  const { values } = after;
  if (direction === 'read' || !values) return [];
  if (!before.values) return [`${at} takes certain values only`];
  return before.values
    .filter((value) => !values.includes(value))
    .map((value) => `${at} no longer takes ${JSON.stringify(value)}`);
}

function bounds(before: JsonSchema, after: JsonSchema, at: string): string[] {
  const known = boundsOf(before);
  return Object.entries(boundsOf(after)).flatMap(([name, { value, isNarrower }]) => {
    const old = known[name]?.value;
    return old === value || (old !== undefined && !isNarrower(old)) ? [] : [`${at} has a narrower ${name}`];
  });
}

function properties(before: JsonSchema, after: JsonSchema, direction: Direction, at: string): string[] {
  const changes: string[] = [];
  for (const [name, old] of Object.entries(before.properties ?? {})) {
    const one = after.properties?.[name];
    const place = at === '' ? name : `${at}.${name}`;
    if (!one) changes.push(`${place} is gone`);
    else changes.push(...breakingChanges(old, one, direction, place));
  }
  const [mustBefore, mustNow] = [before.required ?? [], after.required ?? []];
  if (direction === 'read') {
    const lost = mustBefore.filter((name) => after.properties?.[name] && !mustNow.includes(name));
    return [...changes, ...lost.map((name) => `${at === '' ? name : `${at}.${name}`} can now be absent`)];
  }
  const added = mustNow.filter((name) => !mustBefore.includes(name));
  return [...changes, ...added.map((name) => `${at === '' ? name : `${at}.${name}`} must now be sent`)];
}
