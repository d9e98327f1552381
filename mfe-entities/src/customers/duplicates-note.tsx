import { ExistingNote } from '@washcoat/ui';
import { typeName } from './customer-words';
import type { PossibleDuplicate } from './customers.api';
import { useCompanyWords } from './use-company-words';
import { useDuplicates } from './use-duplicates';

const reasonWords: Record<PossibleDuplicate['reasons'][number], string> = {
  name: 'name',
  ein: 'EIN',
  phone: 'phone',
  address: 'address',
  email: 'email',
};

function why({ reasons }: PossibleDuplicate): string {
  return `Same or similar ${reasons.map((reason) => reasonWords[reason]).join(', ')}`;
}

function placeOf(one: PossibleDuplicate): string {
  const place = `${typeName(one)}, ${one.address}, ${one.city}, ${one.state}`;
  return one.isActive ? place : `${place}, switched off`;
}

export interface DuplicatesNoteProps {
  /** The one being edited, which is not its own duplicate. */
  companyId?: string;
}

/** Companies that may already be this one, with the reasons. */
export function DuplicatesNote({ companyId }: DuplicatesNoteProps) {
  const found = useDuplicates(companyId);
  const { noun } = useCompanyWords();
  return (
    <ExistingNote
      label="Possible duplicates"
      title={found.length === 1 ? `This ${noun} may exist already` : `These ${noun}s may exist already`}
      records={found.map((one) => ({
        id: one.companyId,
        href: `/entities/viewGroupId/${one.companyId}`,
        name: one.companyName,
        detail: placeOf(one),
        why: why(one),
      }))}
    />
  );
}
