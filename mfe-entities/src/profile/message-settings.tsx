import type { MailRhythm } from '@washcoat/contract-kernel';
import { problemText } from '@washcoat/platform-sdk';
import { FormFailure } from '@washcoat/platform-sdk/forms';
import {
  Button,
  Card,
  CheckBox,
  FailedPart,
  Segment,
  SelectField,
  Skeleton,
  Stack,
  toast,
} from '@washcoat/ui';
import { useState } from 'react';
import type { FormEvent } from 'react';
import styled from 'styled-components';
import {
  useMessageSettingsQuery,
  useSaveMessageSettingsMutation,
  type MessageSettings as Settings,
} from './message-settings.api';

const SAVE_FAILED = 'Oops! Something went wrong.';

const rhythms: readonly { value: MailRhythm; label: string }[] = [
  { value: 'never', label: 'Never' },
  { value: 'atOnce', label: 'At once' },
  { value: 'daily', label: 'Once a day' },
];

const explained: Record<MailRhythm, string> = {
  never: 'Messages wait for you at the bell. Nothing is mailed.',
  atOnce: 'Within a minute or two of something happening, one mail with what you have not read.',
  daily: 'Once a day, one mail with what you have not read; none when nothing new happened.',
};

const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${hour % 12 || 12}:00 ${hour < 12 ? 'AM' : 'PM'}`,
}));

const Kinds = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(280px, 100%), 1fr));
  gap: ${({ theme }) => theme.space(2)};
  margin: 0;
  padding: 0;
  border: 0;

  & > legend {
    padding: 0;
    margin-bottom: ${({ theme }) => theme.space(2)};
    font-weight: 500;
  }
`;

const Words = styled.p`
  color: ${({ theme }) => theme.color.text2};
`;

const Hour = styled.div`
  max-width: 240px;
`;

/** When unread messages are mailed, and which. */
export function MessageSettings() {
  const { data, error, refetch } = useMessageSettingsQuery({}, { refetchOnMountOrArgChange: true });
  return (
    <Card title="Messages by mail">
      {!data && error && (
        <FailedPart plain title="The message settings did not load" onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton $width="60%" />}
      {data && <SettingsForm key={JSON.stringify(data)} settings={data} />}
    </Card>
  );
}

function SettingsForm({ settings }: { settings: Settings }) {
  const [rhythm, setRhythm] = useState(settings.rhythm);
  const [hour, setHour] = useState(settings.hour);
  const [muted, setMuted] = useState(() =>
    settings.kinds.filter(({ isMailed }) => !isMailed).map(({ kind }) => kind),
  );
  const [problem, setProblem] = useState('');
  const [save, { isLoading }] = useSaveMessageSettingsMutation();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    const { data, error } = await save({ rhythm, hour, mutedKinds: muted });
    const text = data ? '' : problemText(error, SAVE_FAILED);
    setProblem(text);
    if (data) toast.success(data.message);
    else toast.error(text);
  };
  const choose = (kind: string, isMailed: boolean) =>
    setMuted((before) => (isMailed ? before.filter((each) => each !== kind) : [...before, kind]));
  return (
    <form aria-label="Messages by mail" noValidate onSubmit={(event) => void send(event)}>
      <Stack>
        {problem && <FormFailure text={problem} />}
        <div>
          <Segment label="When to mail" size={36} value={rhythm} parts={rhythms} onChange={setRhythm} />
        </div>
        <Words role="status">{explained[rhythm]}</Words>
        {rhythm === 'daily' && (
          <Hour>
            <SelectField
              label="Hour"
              options={hours}
              value={String(hour)}
              onChange={(value) => setHour(Number(value))}
            />
          </Hour>
        )}
        {rhythm !== 'never' && (
          <Kinds>
            <legend>What to mail</legend>
            {settings.kinds.map(({ kind, label }) => (
              <CheckBox
                key={kind}
                label={label}
                checked={!muted.includes(kind)}
                onChange={(event) => choose(kind, event.target.checked)}
              />
            ))}
          </Kinds>
        )}
        <div>
          <Button type="submit" size={36} busy={isLoading}>
            Save message settings
          </Button>
        </div>
      </Stack>
    </form>
  );
}
