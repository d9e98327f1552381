import { asSpecified, problemText } from '@washcoat/platform-sdk';
import { useQuestion, WeekdayBoxes } from '@washcoat/platform-sdk/forms';
import { FieldGrid, Notice, NumberField, QuestionDialog, SelectField, TextField } from '@washcoat/ui';
import { useState } from 'react';
import { useReportMailsQuery, useSaveReportMailMutation } from './report-mails.api';
import { sentMail, startingFrom, type Rhythm, type TypedMail } from './typed-mail';

const FAILED = asSpecified.wentWrong;
const rhythms: readonly { value: Rhythm; label: string }[] = [
  { value: 'daily', label: 'Every day' },
  { value: 'weekly', label: 'On days of the week' },
  { value: 'monthly', label: 'On a day of the month' },
];
const formats = [
  { value: 'xlsx', label: 'Excel (XLSX)' },
  { value: 'csv', label: 'CSV' },
] as const;

export interface MailViewDialogProps {
  view: { viewId: string; name: string };
  /** The list of saved views that it is one of. */
  screen: string;
  onClose: () => void;
}

/** Asks when a saved view comes by mail, starting from what is set for it. */
export function MailViewDialog({ view, screen, onClose }: MailViewDialogProps) {
  const { data, error } = useReportMailsQuery({});
  const [save, { isLoading }] = useSaveReportMailMutation();
  const [own, setTyped] = useState<TypedMail>();
  const { problem, setProblem, settle } = useQuestion(FAILED);
  const set = data?.list.find(({ viewId }) => viewId === view.viewId);
  const typed = own ?? startingFrom(set);
  const change = (part: Partial<TypedMail>) => setTyped({ ...typed, ...part });
  const send = async () => {
    const { setting, problem: mistake } = sentMail(typed);
    if (!setting) return setProblem(mistake);
    settle(await save({ viewId: view.viewId, viewName: view.name, screen, ...setting }), onClose);
  };
  const unread = error !== undefined && !data;
  return (
    <QuestionDialog
      title={`Mail ${view.name}`}
      sentence="It comes to your own address, with what you may see when it goes out."
      submit={{ label: set && !set.endedAt ? 'Save' : 'Mail it', busy: isLoading }}
      problem={problem}
      onSubmit={send}
      onClose={onClose}
    >
      {unread && <Notice tone="danger">{problemText(error, FAILED)}</Notice>}
      {set?.endedAt && (
        <Notice tone="warning" role="status">
          {set.lastResult} Saved anew, it begins again.
        </Notice>
      )}
      <SelectField
        label="How often"
        options={rhythms}
        value={typed.rhythm}
        onChange={(value) => change({ rhythm: rhythms.find((one) => one.value === value)?.value ?? 'daily' })}
      />
      {typed.rhythm === 'weekly' && <WeekdayBoxes value={typed.days} onChange={(days) => change({ days })} />}
      {typed.rhythm === 'monthly' && (
        <NumberField
          label="Day of the month"
          hint="The last one in a month that has it not"
          value={typed.monthDay}
          onChange={({ target }) => change({ monthDay: target.value })}
        />
      )}
      <FieldGrid>
        <TextField
          label="Time"
          type="time"
          hint={data && `In ${data.timezone}`}
          value={typed.time}
          onChange={({ target }) => change({ time: target.value })}
        />
        <SelectField
          label="File"
          options={formats}
          value={typed.format}
          onChange={(value) => change({ format: value === 'csv' ? 'csv' : 'xlsx' })}
        />
      </FieldGrid>
    </QuestionDialog>
  );
}
