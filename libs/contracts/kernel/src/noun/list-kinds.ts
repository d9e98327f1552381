import * as z from 'zod/mini';
import { cataloguePicture } from '../stored-files';
import type { Faces, Field } from './field';

/** The lines of a text that hold something, without the spaces around them. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

interface ListRules {
  /** How many there may be. */
  most: number;
  /** What is said when there are more. */
  tooMany: string;
}

/** A list of texts; a form holds one in each line. */
export const linesField = <Line extends z.core.$ZodType<string>>(
  label: string,
  each: Line,
  { most, tooMany, ...faces }: ListRules & Faces,
) => {
  const write = z.array(each).check(z.maxLength(most, tooMany));
  return listed('', {
    ...{ kind: 'lines', label, read: z.array(z.string()), write, form: typedLines(write), ...faces },
  });
};

/** Addresses of uploaded pictures in their order. A form holds what uploads answered: nobody could mend an address. */
export const picturesField = (label: string, { most, tooMany, ...faces }: ListRules & Faces) => {
  const write = z.array(cataloguePicture).check(z.maxLength(most, tooMany));
  const unchecked = z.array(z.string()).check(z.maxLength(most, tooMany));
  return listed<readonly string[], typeof write>([], {
    ...{ kind: 'pictures', label, read: z.array(z.string()), write, form: unchecked, ...faces },
  });
};

/** What is wrong with a line is said with that line. */
const typedLines = (write: z.core.$ZodType<string[]>) =>
  z.pipe(
    z.string(),
    z.transform((text: string, checked) => {
      const lines = linesOf(text);
      const { error, data } = z.safeParse(write, lines);
      for (const { path, message } of error?.issues ?? []) {
        const line = lines[Number(path[0])];
        checked.issues.push({
          ...{ code: 'custom', input: text, message: line ? `${message}: ${line}` : message },
        });
      }
      return data ?? lines;
    }),
  );

type Lists = z.ZodMiniArray<z.ZodMiniString>;

function listed<Start extends Field['start'], Write extends z.core.$ZodType>(
  start: Start,
  field: Faces & Pick<Field, 'kind' | 'label' | 'form'> & { read: Lists; write: Write },
): Field<Start, Lists, Write, false> & { none: readonly string[] } {
  return { ...field, isRequired: false, start, none: [] };
}
