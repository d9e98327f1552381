import { refinerFields, type RefinerField, type RefinerTerms } from '@washcoat/contract-settlement';
import { useQuestion } from '@washcoat/platform-sdk/forms';
import { FieldGrid, NumberField, QuestionDialog, SelectField } from '@washcoat/ui';
import { useState } from 'react';
import type { Statement } from './difference-sums';
import { useSaveRefinerTermsMutation } from './statement-diff.api';

const FAILED = 'Oops! Something went wrong. Please try again later';
const names: Record<RefinerField, string> = {
  ...{ lotNo: 'Lot', netDry: 'Net dry weight', ptPpm: 'Pt assay', pdPpm: 'Pd assay', rhPpm: 'Rh assay' },
  ...{ ptOz: 'Pt ounces', pdOz: 'Pd ounces', rhOz: 'Rh ounces' },
};
const weightUnits = [
  { value: 'lb', label: 'Pounds' },
  { value: 'kg', label: 'Kilograms' },
  { value: 'g', label: 'Grams' },
];
const assayUnits = [
  { value: 'ppm', label: 'ppm (g/t)' },
  { value: 'percent', label: 'Percent' },
];
const rules = [
  { value: 'umpire', label: 'The umpire decides' },
  { value: 'average', label: 'The mean all the same' },
  { value: 'seller', label: 'Our assay' },
];

export interface RefinerTermsDialogProps {
  settlementId: string;
  statement: Statement;
  onDone: () => void;
}

/** Asks what the columns of a refiner mean, once for all its files, and how its contract settles assays. */
export function RefinerTermsDialog({ settlementId, statement, onDone }: RefinerTermsDialogProps) {
  const [save, { isLoading }] = useSaveRefinerTermsMutation();
  const [terms, setTerms] = useState<RefinerTerms>(statement.terms);
  const [limit, setLimit] = useState(String(statement.terms.splitLimit));
  const { problem, setProblem, settle } = useQuestion(FAILED);
  const titles = [
    { value: '', label: 'Not in the file' },
    ...[...new Set(statement.titles)].map((title) => ({ value: title, label: title })),
  ];
  const match = (field: RefinerField, title: string) => {
    const { [field]: _before, ...others } = terms.columns;
    setTerms({ ...terms, columns: title ? { ...others, [field]: title } : others });
  };
  const send = async () => {
    const splitLimit = Number(limit);
    if (!limit.trim() || !(splitLimit >= 0 && splitLimit <= 100))
      return setProblem('Enter a splitting limit from 0 to 100 percent');
    const { version } = statement;
    settle(await save({ ...terms, splitLimit, settlementId, version }), onDone);
  };
  return (
    <QuestionDialog
      title={`Columns and clause of ${terms.refiner}`}
      sentence="They hold for every file of this refiner."
      width={640}
      submit={{ label: 'Save', busy: isLoading }}
      problem={problem}
      onSubmit={send}
      onClose={onDone}
    >
      <FieldGrid>
        {refinerFields.map((field) => (
          <SelectField
            key={field}
            label={names[field]}
            options={titles}
            value={terms.columns[field] ?? ''}
            onChange={(title) => match(field, title)}
          />
        ))}
        <SelectField
          label="Weights are in"
          options={weightUnits}
          value={terms.weightUnit}
          onChange={(unit) => setTerms({ ...terms, weightUnit: oneOf(['lb', 'kg', 'g'], unit) })}
        />
        <SelectField
          label="Assays are in"
          options={assayUnits}
          value={terms.assayUnit}
          onChange={(unit) => setTerms({ ...terms, assayUnit: oneOf(['ppm', 'percent'], unit) })}
        />
        <NumberField
          label="Splitting limit, %"
          value={limit}
          onChange={(event) => setLimit(event.target.value)}
        />
        <SelectField
          label="Beyond it"
          options={rules}
          value={terms.rule}
          onChange={(rule) => setTerms({ ...terms, rule: oneOf(['umpire', 'average', 'seller'], rule) })}
        />
      </FieldGrid>
    </QuestionDialog>
  );
}

/** The one of these that was chosen; the first when it is none. */
function oneOf<const Value extends string>(values: readonly [Value, ...Value[]], chosen: string): Value {
  return values.find((value) => value === chosen) ?? values[0];
}
