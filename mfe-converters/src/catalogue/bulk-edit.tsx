import { CONVERTER_EDITED } from '@washcoat/contract-converters';
import { formatCount, toast } from '@washcoat/ui';
import type { productBulkEdit } from '@washcoat/contract-converters';
import type { AnswerOf } from '@washcoat/contract-kernel';
import type { ApiProblem } from '@washcoat/platform-sdk';
import { FormDialog, useSavingForm } from '@washcoat/platform-sdk/forms';
import { usePriceQuestion } from '../price-question/use-price-question';
import { bulkChangeOf, bulkDiscounts, emptyBulkEntry } from './bulk-entry';
import type { BulkEntry } from './bulk-entry';
import { BulkFields } from './bulk-fields';
import { useChangeConvertersMutation } from './catalogue.api';

export interface BulkEditProps {
  ids: readonly string[];
  /** Gets the ids of those that were not changed. */
  onSaved: (refused: string[]) => void;
  onDone: () => void;
}

/** Gives the chosen converters the same values. */
export function BulkEdit({ ids, onSaved, onDone }: BulkEditProps) {
  const [save] = useChangeConvertersMutation();
  const saving = useSavingForm<BulkEntry>({
    start: emptyBulkEntry(),
    send: async (entry) => {
      const answer = await save({ ids: [...ids], change: bulkChangeOf(entry) }).unwrap();
      const problem = unchanged(answer.refused);
      onSaved(answer.refused.map(({ id }) => id));
      if (problem && answer.changed === 0) throw problem;
      if (problem) toast.error(problem.error);
      return answer;
    },
    saved: CONVERTER_EDITED,
    onSaved: onDone,
  });
  const isPriceEdit = (entry: BulkEntry) => bulkDiscounts.some((name) => entry[name] !== '');
  const { submit, question } = usePriceQuestion(saving, (entry) =>
    isPriceEdit(entry) ? `The prices of ${formatCount(ids.length, 'converter')} follow at once.` : undefined,
  );
  return (
    <FormDialog
      title={`Edit ${formatCount(ids.length, 'converter')}`}
      sentence="Fields that you leave empty stay as they are in each of them."
      submitLabel={`Save ${formatCount(ids.length, 'converter')}`}
      saving={{ ...saving, submit }}
      onClose={onDone}
    >
      <BulkFields />
      {question}
    </FormDialog>
  );
}

/** What is said of those that stayed as they were, with the reason of the first. */
function unchanged(refused: AnswerOf<typeof productBulkEdit>['refused']): ApiProblem | undefined {
  const [first] = refused;
  if (!first) return undefined;
  return { status: 409, error: `${formatCount(refused.length, 'converter')} unchanged: ${first.error}` };
}
