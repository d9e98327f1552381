import { hrefTo } from '@washcoat/platform-sdk';
import { Notice } from '@washcoat/ui';
import { SpellCheck } from 'lucide-react';
import { identifyAddress, searchedText, withText } from './identify-search';
import type { IdentifySearch } from './identify-search';

export interface DidYouMeanProps {
  search: IdentifySearch;
  /** The text that was searched for instead. */
  meant: string;
}

/** Says that nothing is filed under what was typed, and that the rows below are what was probably meant. */
export function DidYouMean({ search, meant }: DidYouMeanProps) {
  return (
    <Notice tone="info" role="status" icon={<SpellCheck size={16} aria-hidden />}>
      Nothing is filed under “{searchedText(search)}”. Did you mean{' '}
      <a {...hrefTo(identifyAddress(withText(search, meant)))}>{meant}</a>?
    </Notice>
  );
}
