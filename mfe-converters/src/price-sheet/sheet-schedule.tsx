import type { PriceSheetSchedule } from '@washcoat/contract-converters';
import { problemText } from '@washcoat/platform-sdk';
import {
  Button,
  CheckBox,
  DateText,
  FieldGrid,
  Notice,
  NumberField,
  Stack,
  TextField,
  toast,
} from '@washcoat/ui';
import { weekdays } from '../pricing/market-schedule.dialog';
import { useDropSheetScheduleMutation, useSheetScheduleQuery } from './price-sheet.api';

const FAILED = 'Something went wrong please try agian later';

/** When sheets are mailed, as it is typed. */
export interface TypedSchedule {
  days: readonly number[];
  time: string;
  validDays: string;
}

export const newSchedule: TypedSchedule = { days: [1], time: '08:00', validDays: '7' };

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
  /** Empty until a customer was chosen. */
  companyId: string;
  value: TypedSchedule;
  onChange: (typed: TypedSchedule) => void;
  onEnded: () => void;
}

/** On which days a customer gets its sheet, and what is set for it now. */
export function SheetSchedule({ companyId, value, onChange, onEnded }: SheetScheduleProps) {
  const { days } = value;
  const { currentData, error } = useSheetScheduleQuery({ companyId }, { skip: !companyId });
  return (
    <Stack $gap={3}>
      {error && <Notice tone="danger">{problemText(error, FAILED)}</Notice>}
      {currentData?.schedule && (
        <Standing schedule={currentData.schedule} companyId={companyId} onEnded={onEnded} />
      )}
      <FieldGrid $min={112}>
        {weekdays.map(({ name }, index) => (
          <CheckBox
            key={name}
            label={name}
            checked={days.includes(index + 1)}
            onChange={({ target }) =>
              onChange({
                ...value,
                days: target.checked ? [...days, index + 1] : days.filter((day) => day !== index + 1),
              })
            }
          />
        ))}
      </FieldGrid>
      <FieldGrid>
        <TextField
          label="Time"
          type="time"
          hint={currentData && `In ${currentData.timezone}`}
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
  const named = days.map((day) => weekdays[day - 1]?.short).join(', ');
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
        It goes out on {named} at {time}. Set by {setBy} on <DateText value={setAt} format="moment" />.
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
