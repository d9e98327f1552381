import { problemText } from '@washcoat/platform-sdk';
import { Button, Dialog, Notice, SelectField, Stack, TextField } from '@washcoat/ui';
import { useState, type FormEvent } from 'react';
import { useOpenLoad } from '../load-detail/load-context';
import { LinkList } from './link-list';
import { useMakeLinkMutation } from './links.api';
import { NewLink } from './new-link';

const FAILED = 'The link was not made. Try again.';
const NO_NAME = 'Say for whom it is';

const lifetimes = [
  { value: '1', label: 'A day' },
  { value: '3', label: '3 days' },
  { value: '7', label: 'A week' },
  { value: '14', label: '2 weeks' },
  { value: '30', label: '30 days' },
];

/** Makes public links of the open load, and tells what became of those that were made. */
export function LinkDialog({ onClose }: { onClose: () => void }) {
  const { load } = useOpenLoad();
  const { loadId, firstName, lastName, companyName } = load;
  const [madeFor, setMadeFor] = useState(`${firstName} ${lastName}`.trim() || companyName);
  const [days, setDays] = useState('7');
  const [problem, setProblem] = useState('');
  const [make, { data: made, isLoading }] = useMakeLinkMutation();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!madeFor.trim()) return setProblem(NO_NAME);
    const { error } = await make({ loadId, madeFor: madeFor.trim(), days: Number(days) });
    setProblem(error ? problemText(error, FAILED) : '');
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Public link"
      sentence="Whoever has the link sees what was offered to the seller, and can approve it, without signing in."
      buttons={<Button onClick={onClose}>Close</Button>}
    >
      <Stack>
        <form aria-label="New link" noValidate onSubmit={(event) => void send(event)}>
          <Stack $gap={3}>
            {problem && (
              <Notice tone="danger" role="alert">
                {problem}
              </Notice>
            )}
            <TextField
              label="For"
              required
              maxLength={120}
              value={madeFor}
              onChange={(event) => setMadeFor(event.target.value)}
            />
            <SelectField label="Ends after" options={lifetimes} value={days} onChange={setDays} />
            <div>
              <Button kind="main" type="submit" busy={isLoading} busyLabel="Making">
                Make link
              </Button>
            </div>
          </Stack>
        </form>
        {made && <NewLink key={made.address} address={made.address} />}
        <LinkList loadId={loadId} />
      </Stack>
    </Dialog>
  );
}
