import { openDownload, problemText } from '@washcoat/platform-sdk';
import { Button, DateRangeField, Dialog, Notice, Segment, Stack, today } from '@washcoat/ui';
import { useId, useState, type FormEvent } from 'react';
import { useLazyAccountStatementQuery } from './invoices.api';

const FAILED = 'Something went wrong please try agian later';
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
  const formId = useId();
  const [days, setDays] = useState(() => ({ from: `${today().slice(0, 4)}-01-01`, to: today() }));
  const [format, setFormat] = useState<'pdf' | 'xlsx'>('pdf');
  const [problem, setProblem] = useState('');
  const [ask, { isFetching }] = useLazyAccountStatementQuery();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!days.from || !days.to) return setProblem(NO_DAYS);
    const { data, error } = await ask({ companyId, ...days, format });
    if (!data) return setProblem(problemText(error, FAILED));
    openDownload(data.link);
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Statement of account"
      sentence={`${companyName}: what was open before, invoices, payments, and what is open since when.`}
      buttons={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="main" type="submit" form={formId} busy={isFetching} busyLabel="Preparing">
            Download statement
          </Button>
        </>
      }
    >
      <form id={formId} aria-label="Statement of account" noValidate onSubmit={(event) => void send(event)}>
        <Stack>
          {problem && (
            <Notice tone="danger" role="alert">
              {problem}
            </Notice>
          )}
          <DateRangeField label="Days" value={days} onChange={setDays} />
          <Segment label="Format" parts={formats} value={format} onChange={setFormat} />
        </Stack>
      </form>
    </Dialog>
  );
}
