import { makeEdit } from '@washcoat/contract-converters';
import { useAllowed, usePageHeading } from '@washcoat/platform-sdk';
import { Page } from '@washcoat/ui';
import { EditButton } from '../edit-button/edit-button';
import { MakeMissing } from './make-missing';
import { MakeTips } from './make-tips';
import { useMake } from './use-make';

export interface MakePageProps {
  makeId: string;
  backTo: string;
  onEdit: () => void;
}

/** One make to read. */
export function MakePage({ makeId, backTo, onEdit }: MakePageProps) {
  const found = useMake(makeId);
  const mayChange = useAllowed(makeEdit.access);
  usePageHeading({
    heading: 'Manufacturer Tips',
    prefix: found.make?.make,
    backTo,
    actions: mayChange && found.make && <EditButton label="Edit make" onPress={onEdit} />,
  });
  if (!found.make) return <MakeMissing found={found} backTo={backTo} />;
  return (
    <Page $capped>
      <MakeTips make={found.make} />
    </Page>
  );
}
