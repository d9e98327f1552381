/** Somebody who can be mentioned. */
export interface Mentionable {
  userId: string;
  name: string;
}

/** A name goes on here, so that a shorter one is not meant: "@Ann Leeds" is not Ann Lee, "@Ann Lee's" is. */
const goesOn = /^-?[\p{L}\p{N}]/u;

/** Whom a text mentions by @name: of names that begin alike, the longest. */
export function mentionedIn(text: string, people: readonly Mentionable[]): string[] {
  const names = [...new Set(people.map(({ name }) => name))].sort((one, other) => other.length - one.length);
  const meant = text
    .split('@')
    .slice(1)
    .map((rest) => {
      return names.find((name) => rest.startsWith(name) && !goesOn.test(rest.slice(name.length)));
    });
  return people.filter(({ name }) => meant.includes(name)).map(({ userId }) => userId);
}
