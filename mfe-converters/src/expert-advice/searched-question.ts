import { searchedText } from '../identify/identify-search';
import type { IdentifySearch } from '../identify/identify-search';
import type { QuestionEntry } from './question.form';

/**
 * What a question about a search begins with: a text with a digit, or in capitals, is taken for a code; other words
 * stand in the message with the year and the VIN.
 */
export function searchedQuestion(
  search: IdentifySearch,
): Pick<QuestionEntry, 'message' | 'oem' | 'make' | 'model'> {
  const { make = '', model = '', year, vinNumber } = search.parameters;
  const text = searchedText(search);
  const isCode = /\d/.test(text) || text === text.toUpperCase();
  const words = [isCode ? '' : text, year && `Year ${year}`, vinNumber && `VIN ${vinNumber}`];
  return { message: words.filter(Boolean).join('\n'), oem: isCode ? text : '', make, model };
}
