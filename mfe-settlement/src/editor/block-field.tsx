import { EntryInput } from './entry-input';
import { useField } from './entry-context';
import { fieldLabel } from './entry-words';
import { kindOf, type BlockName } from './settlement-form';

export interface BlockFieldProps {
  block: BlockName;
  field: string;
  isSigned?: boolean;
}

/** One entered value of a block, inside a table of figures. */
export function BlockField({ block, field, isSigned }: BlockFieldProps) {
  const entry = useField(block, field);
  return <EntryInput label={fieldLabel(block, field)} kind={kindOf(field)} isSigned={isSigned} {...entry} />;
}
