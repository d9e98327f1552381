import { createContext, useContext } from 'react';
import type { DerivedSettlement } from './derive-settlement';
import type { BlockName, SettlementForm } from './settlement-form';
import type { FormChanges, RowDrafts } from './use-settlement-form';

/** The settlement that is open in the editor. */
export interface OpenSettlement {
  form: SettlementForm;
  drafts: RowDrafts;
  changes: FormChanges;
  derived: DerivedSettlement;
  isReadOnly: boolean;
  /** The fields of the header that are missing since a save was refused for them. */
  missing: ReadonlySet<string>;
}

/** Read with `useEntry`. */
export const EntryContext = createContext<OpenSettlement | null>(null);

/** The settlement that is open around a part of the editor. */
export function useEntry(): OpenSettlement {
  const open = useContext(EntryContext);
  if (!open) throw new Error('A part of the editor stands outside of it');
  return open;
}

/** The text of a field and what changes it. */
export function useField(block: BlockName, field: string) {
  const { form, changes } = useEntry();
  return {
    value: form.blocks[block][field] ?? '',
    onText: (text: string) => changes.setField(block, field, text),
  };
}
