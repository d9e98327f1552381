import type { z } from 'zod';

type Issue = z.core.$ZodRawIssue;

const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  date: 'a date',
};
const formats: Readonly<Record<string, string>> = {
  uuid: 'an id',
  email: 'an email address',
  url: 'a web address',
  date: 'a date as YYYY-MM-DD',
  datetime: 'a moment as 2026-07-04T03:30:00Z',
};

/**
 * What is wrong with an input, as a sentence for a person; where the contract has words of its own, those stand.
 * @returns undefined for what the library's own words have to say
 */
export function inputWords(issue: Issue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'Please enter a value';
      return kinds[issue.expected] ? `Give ${kinds[issue.expected]}` : undefined;
    case 'invalid_format':
      return formats[issue.format] ? `Give ${formats[issue.format]}` : 'Please enter the valid value';
    case 'invalid_value':
      return `Choose one of ${issue.values.join(', ')}`;
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return 'Please enter a value';
      return `Use ${issue.inclusive === false ? 'more than' : 'at least'} ${amount(issue.minimum, issue.origin)}`;
    case 'too_big':
      return `Use ${issue.inclusive === false ? 'less than' : 'at most'} ${amount(issue.maximum, issue.origin)}`;
    case 'unrecognized_keys':
      return `Leave out ${issue.keys.join(', ')}`;
    default:
      return undefined;
  }
}

const units: Readonly<Record<string, string>> = { string: 'character', array: 'entry' };
const plurals: Readonly<Record<string, string>> = { string: 'characters', array: 'entries' };

function amount(count: number | bigint, origin: string): string {
  const unit = (Number(count) === 1 ? units : plurals)[origin];
  return [new Intl.NumberFormat('en-US').format(count), unit].filter(Boolean).join(' ');
}
