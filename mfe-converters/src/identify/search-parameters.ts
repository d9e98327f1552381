/** What the parameters segment of an address may name. */
export const parameterKeys = [
  'make',
  'convoSearch',
  'oemNumber',
  'model',
  'vinNumber',
  'year',
  'text',
] as const;
export type ParameterKey = (typeof parameterKeys)[number];

/** What is searched for, as the parameters segment of an address names it. Empty values are absent. */
export type SearchParameters = Readonly<Partial<Record<ParameterKey, string>>>;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Reads a still encoded segment: `key=value` pairs between semicolons. Unknown keys are ignored. */
export function readParameters(segment: string | undefined): SearchParameters {
  const read: Partial<Record<ParameterKey, string>> = {};
  for (const pair of (segment ?? '').split(';')) {
    const [name, ...value] = pair.split('=');
    const key = parameterKeys.find((known) => known === name);
    const text = decoded(value.join('='));
    if (key && text) read[key] = text;
  }
  return read;
}

/** Writes the segment, percent-encoded; empty when nothing is searched for. */
export function writeParameters(parameters: SearchParameters): string {
  return parameterKeys
    .flatMap((key) => {
      const value = parameters[key];
      return value ? [`${key}=${encodeURIComponent(value)}`] : [];
    })
    .join(';');
}
