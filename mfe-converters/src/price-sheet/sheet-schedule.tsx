import type { PriceSheetSchedule } from '@washcoat/contract-converters';
import { weekdaysText } from '@washcoat/contract-kernel';
import { asSpecified, problemText } from '@washcoat/platform-sdk';
import { WeekdayBoxes } from '@washcoat/platform-sdk/forms';
import { Button, DateText, FieldGrid, Notice, NumberField, Stack, TextField, toast } from '@washcoat/ui';
import { useTypeOptions } from '../lookups/use-filter-options';
import { useDropSheetScheduleMutation } from './price-sheet.api';

const FAILED = asSpecified.wentWrong;

/** When sheets are mailed, as it is typed. */
export interface TypedSchedule {
  days: readonly number[];
  time: string;
  validDays: string;
}

const newSchedule: TypedSchedule = { days: [1], time: '08:00', validDays: '7' };

/** What is typed from: what is set for the customer, else every Monday. */
export function startingFrom(schedule: PriceSheetSchedule['schedule'] | undefined): TypedSchedule {
  if (!schedule) return newSchedule;
  const { days, time, validDays } = schedule;
  return { days, time, validDays: validDays === null ? '' : String(validDays) };
}

/** Which converters stand on a sheet, as it is chosen. */
export interface SheetOf {
  family: string;
  ctype: string;
  isTop: boolean;
}

/** What is chosen from: what is set for the customer, else every converter. */
export function startingChoice(schedule: PriceSheetSchedule['schedule'] | undefined): SheetOf {
  if (!schedule) return { family: '', ctype: '', isTop: false };
  const { family, ctype, isTop } = schedule;
  return { family: family ?? '', ctype: ctype === null ? '' : String(ctype), isTop };
}

/** What was typed as it is sent, or what keeps it from being. */
export function sentSchedule({ days, time, validDays }: TypedSchedule) {
  const valid = validDays.trim() === '' ? null : Number(validDays);
  if (!days.length) return { problem: 'Choose at least one day' };
  if (!time) return { problem: 'Choose when on these days' };
  if (valid !== null && !(Number.isInteger(valid) && valid >= 0 && valid <= 365))
    return { problem: 'Enter a whole number of days from 0 to 365, or nothing' };
  return { setting: { days: [...days], time, validDays: valid } };
}

interface SheetScheduleProps {
  companyId: string;
  /** What is set now; undefined until it is known, or a customer was chosen. */
  asked: PriceSheetSchedule | undefined;
  error: unknown;
  value: TypedSchedule;
  onChange: (typed: TypedSchedule) => void;
  onEnded: () => void;
}

/** On which days a customer gets its sheet, and what is set for it now. */
export function SheetSchedule({ companyId, asked, error, value, onChange, onEnded }: SheetScheduleProps) {
  const { days } = value;
  return (
    <Stack $gap={3}>
      {error !== undefined && !asked && <Notice tone="danger">{problemText(error, FAILED)}</Notice>}
      {asked?.schedule && <Standing schedule={asked.schedule} companyId={companyId} onEnded={onEnded} />}
      <WeekdayBoxes value={days} onChange={(chosen) => onChange({ ...value, days: chosen })} />
      <FieldGrid>
        <TextField
          label="Time"
          type="time"
          hint={asked && `In ${asked.timezone}`}
          value={value.time}
          onChange={({ target }) => onChange({ ...value, time: target.value })}
        />
        <NumberField
          label="Valid for"
          suffix="days"
          value={value.validDays}
          onChange={({ target }) => onChange({ ...value, validDays: target.value })}
        />
      </FieldGrid>
    </Stack>
  );
}

interface StandingProps {
  schedule: NonNullable<PriceSheetSchedule['schedule']>;
  companyId: string;
  onEnded: () => void;
}

/** What is set for a customer, by whom, and why it does not go out. */
function Standing({ schedule, companyId, onEnded }: StandingProps) {
  const [drop, { isLoading }] = useDropSheetScheduleMutation();
  const { days, time, setBy, setAt, waits, endedAt } = schedule;
  const types = useTypeOptions();
  const end = async () => {
    const { data, error } = await drop({ companyId });
    if (!data) {
      toast.error(problemText(error, FAILED));
      return;
    }
    toast.success(data.message);
    onEnded();
  };
  return (
    <Stack $gap={2}>
      <p>
        It goes out on {weekdaysText(days)} at {time}, with {choiceOf(schedule, types)}. Set by {setBy} on{' '}
        <DateText value={setAt} format="moment" />.
      </p>
      {endedAt && (
        <Notice tone="warning" role="status">
          The customer ended these mails on <DateText value={endedAt} format="moment" />. Saved anew, they
          begin again.
        </Notice>
      )}
      {waits && (
        <Notice tone="warning" role="status">
          {waits}
        </Notice>
      )}
      <div>
        <Button busy={isLoading} busyLabel="Ending" onClick={() => void end()}>
          End this schedule
        </Button>
      </div>
    </Stack>
  );
}

/** Which converters stand on it, in words. */
function choiceOf(
  { family, ctype, isTop }: StandingProps['schedule'],
  types: readonly { value: string; label: string }[],
): string {
  const type =
    ctype === null ? '' : (types.find(({ value }) => value === String(ctype))?.label ?? 'one type');
  const narrowed = [family && `of ${family}`, type && `of ${type}`].filter(Boolean).join(' and ');
  const all = isTop ? 'the hundred bought most lately' : narrowed ? 'what is' : 'every converter';
  return [all, narrowed].filter(Boolean).join(' ');
}
