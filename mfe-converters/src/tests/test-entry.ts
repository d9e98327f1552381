import type { ConverterTest } from '@washcoat/contract-converters';

/** A test as the form holds it. */
export interface TestEntry {
  subweight: string;
  ptAssay: string;
  pdAssay: string;
  rhAssay: string;
  location: string;
  notes: string;
}

const typed = (value: number | undefined): string => (value === undefined ? '' : String(value));

/** The form of a stored test, or of a new one. */
export const entryOfTest = (test?: ConverterTest): TestEntry => ({
  subweight: typed(test?.subweight),
  ptAssay: typed(test?.ptAssay),
  pdAssay: typed(test?.pdAssay),
  rhAssay: typed(test?.rhAssay),
  location: test?.location ?? '',
  notes: test?.notes ?? '',
});

/** What the calls take of a test: grams per piece and ppm. */
export const sentTest = (entry: TestEntry) => ({
  subweight: Number(entry.subweight),
  ptAssay: Number(entry.ptAssay),
  pdAssay: Number(entry.pdAssay),
  rhAssay: Number(entry.rhAssay),
  location: entry.location.trim(),
  notes: entry.notes.trim(),
});
