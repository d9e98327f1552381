import { asSpecified, openDownload, problemText } from '@washcoat/platform-sdk';
import {
  CheckBox,
  DateField,
  FieldGrid,
  QuestionDialog,
  Segment,
  SelectField,
  toast,
  Typeahead,
} from '@washcoat/ui';
import type { Option } from '@washcoat/ui';
import { useState } from 'react';
import { useFilterSearch, useTypeOptions } from '../lookups/use-filter-options';
import {
  useLazyPriceSheetQuery,
  useSendPriceSheetMutation,
  useSetSheetScheduleMutation,
  useSheetFamiliesQuery,
  useSheetScheduleQuery,
} from './price-sheet.api';
import {
  sentSchedule,
  SheetSchedule,
  startingChoice,
  startingFrom,
  type SheetOf,
  type TypedSchedule,
} from './sheet-schedule';

const FAILED = asSpecified.wentWrong;
const NO_CUSTOMER = 'Choose a customer';

const ways = [
  { value: 'pdf', label: 'PDF' },
  { value: 'xlsx', label: 'XLSX' },
  { value: 'mail', label: 'E-mail' },
  { value: 'schedule', label: 'By schedule' },
] as const;
type Way = (typeof ways)[number]['value'];
const words: Record<Way, string> = {
  pdf: 'Download',
  xlsx: 'Download',
  mail: 'Send to the customer',
  schedule: 'Save the schedule',
};

/** Asks whose prices, for which converters, and whether they are opened, mailed, or mailed again on days of the week. */
export function PriceSheetDialog({ onClose }: { onClose: () => void }) {
  const [customer, setCustomer] = useState<Option | null>(null);
  const [chosen, setChosen] = useState<SheetOf | null>(null);
  const [validUntil, setValidUntil] = useState('');
  const [way, setWay] = useState<Way>('pdf');
  const [problem, setProblem] = useState('');
  const { searchCustomers } = useFilterSearch();
  const types = useTypeOptions();
  const { data: families } = useSheetFamiliesQuery({});
  const [ask, { isFetching }] = useLazyPriceSheetQuery();
  const [mail, { isLoading }] = useSendPriceSheetMutation();
  const [typed, setTyped] = useState<TypedSchedule | null>(null);
  const standing = useSheetScheduleQuery(
    { companyId: customer?.value ?? '' },
    { skip: way !== 'schedule' || !customer },
  );
  const plan = typed ?? startingFrom(standing.currentData?.schedule);
  // What stands in a schedule is what is saved again, unless something else was chosen.
  const sheetOf = chosen ?? startingChoice(way === 'schedule' ? standing.currentData?.schedule : null);
  const { family, ctype, isTop } = sheetOf;
  const [setSchedule, { isLoading: isSaving }] = useSetSheetScheduleMutation();
  const send = async () => {
    if (!customer) return setProblem(NO_CUSTOMER);
    const choice = {
      companyId: customer.value,
      ...(family && { family }),
      ...(ctype && { ctype: Number(ctype) }),
      ...(validUntil && way !== 'schedule' && { validUntil }),
    };
    if (way === 'schedule') {
      const { problem: wrong, setting } = sentSchedule(plan);
      if (!setting) return setProblem(wrong);
      const { data, error } = await setSchedule({ ...choice, ...(isTop && { isTop }), ...setting });
      if (!data) return setProblem(problemText(error, FAILED));
      toast.success(data.message);
    } else if (way === 'mail') {
      const { data, error } = await mail({ ...choice, ...(isTop && { isTop }) });
      if (!data) return setProblem(problemText(error, FAILED));
      toast.success(data.message);
    } else {
      const { data, error } = await ask({ ...choice, format: way, ...(isTop && { isTop: 'true' as const }) });
      if (!data) return setProblem(problemText(error, FAILED));
      openDownload(data.link);
    }
    onClose();
  };
  return (
    <QuestionDialog
      title="Price sheet"
      sentence="What a customer is offered for converters, with its own terms, by the prices in force."
      submit={{ label: words[way], busy: isFetching || isLoading || isSaving, busyLabel: 'Preparing' }}
      problem={problem}
      onSubmit={send}
      onClose={onClose}
    >
      <Typeahead
        label="Customer"
        required
        value={customer}
        search={searchCustomers}
        onChange={(picked) => {
          setCustomer(picked);
          setTyped(null);
        }}
      />
      <FieldGrid>
        <SelectField
          label="Family"
          emptyLabel="Every family"
          value={family}
          options={(families?.list ?? []).map((name) => ({ value: name, label: name }))}
          onChange={(value) => setChosen({ ...sheetOf, family: value })}
        />
        <SelectField
          label="Type"
          emptyLabel="Every type"
          value={ctype}
          options={types}
          onChange={(value) => setChosen({ ...sheetOf, ctype: value })}
        />
        {way !== 'schedule' && (
          <DateField
            label="Valid until"
            value={validUntil}
            onChange={(event) => setValidUntil(event.target.value)}
          />
        )}
      </FieldGrid>
      <CheckBox
        label="Only the hundred bought most lately"
        checked={isTop}
        onChange={(event) => setChosen({ ...sheetOf, isTop: event.target.checked })}
      />
      <Segment label="How" parts={ways} value={way} onChange={setWay} />
      {way === 'schedule' && (
        <SheetSchedule
          companyId={customer?.value ?? ''}
          asked={standing.currentData}
          error={standing.error}
          value={plan}
          onChange={setTyped}
          onEnded={onClose}
        />
      )}
    </QuestionDialog>
  );
}
