import type { ConverterTest } from '@washcoat/contract-converters';
import { IconButton } from '@washcoat/ui';
import { Pencil, Trash2 } from 'lucide-react';
import { testName } from './test-name';

/** What those may do with a test who keep them. */
export interface TestChanges {
  onEdit: (test: ConverterTest) => void;
  onDelete: (test: ConverterTest) => void;
}

export interface TestActionsProps extends TestChanges {
  test: ConverterTest;
  size?: 28 | 44;
}

/** Edit and delete of one test. */
export function TestActions({ test, size = 28, onEdit, onDelete }: TestActionsProps) {
  return (
    <>
      <IconButton size={size} label={`Edit ${testName(test)}`} onClick={() => onEdit(test)}>
        <Pencil size={16} />
      </IconButton>
      <IconButton size={size} label={`Delete ${testName(test)}`} onClick={() => onDelete(test)}>
        <Trash2 size={16} />
      </IconButton>
    </>
  );
}
