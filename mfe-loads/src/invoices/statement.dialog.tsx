import { asSpecified, openDownload, problemText } from '@washcoat/platform-sdk';
import { DateRangeField, QuestionDialog, Segment, today } from '@washcoat/ui';
import { useState } from 'react';
import { useLazyAccountStatementQuery } from './invoices.api';

const FAILED = asSpecified.wentWrong;
const NO_DAYS = 'Choose the first and the last day';

const formats = [
  { value: 'pdf', label: 'PDF' },
  { value: 'xlsx', label: 'XLSX' },
] as const;

export interface StatementDialogProps {
  companyId: string;
  companyName: string;
  onClose: () => void;
}

/** The statement of a customer's account over some days, as a paper or a spreadsheet; this year unless others are chosen. */
export function StatementDialog({ companyId, companyName, onClose }: StatementDialogProps) {
  const [days, setDays] = useState(() => ({ from: `${today().slice(0, 4)}-01-01`, to: today() }));
  const [format, setFormat] = useState<'pdf' | 'xlsx'>('pdf');
  const [problem, setProblem] = useState('');
  const [ask, { isFetching }] = useLazyAccountStatementQuery();
  const send = async () => {
    if (!days.from || !days.to) return setProblem(NO_DAYS);
    const { data, error } = await ask({ companyId, ...days, format });
    if (!data) return setProblem(problemText(error, FAILED));
    openDownload(data.link);
    onClose();
  };
  return (
    <QuestionDialog
      title="Statement of account"
      sentence={`${companyName}: what was open before, invoices, payments, and what is open since when.`}
      submit={{ label: 'Download statement', busy: isFetching, busyLabel: 'Preparing' }}
      problem={problem}
      onSubmit={send}
      onClose={onClose}
    >
      <DateRangeField label="Days" value={days} onChange={setDays} />
      <Segment label="Format" parts={formats} value={format} onChange={setFormat} />
    </QuestionDialog>
  );
}
