import type { BulkUpload } from '@washcoat/contract-converters';
import { Card, DateText, FactList, Stack } from '@washcoat/ui';
import styled from 'styled-components';
import { UploadStep } from './upload-status';

const Failure = styled.p.attrs({ role: 'alert' })`
  margin: 0;
  padding: ${({ theme }) => `${theme.space(2)} ${theme.space(3)}`};
  border-radius: ${({ theme }) => theme.radius.field};
  background: ${({ theme }) => theme.color.danger.soft};
  color: ${({ theme }) => theme.color.danger.text};
`;

const Notes = styled.ul`
  margin: 0;
  padding-left: ${({ theme }) => theme.space(4)};
  color: ${({ theme }) => theme.color.text2};
`;

/** What an upload is, how far it is, and what a person should know of it. */
export function UploadFacts({ upload }: { upload: BulkUpload }) {
  const { fileName, userName, time, allOrNothing, notes, error } = upload;
  return (
    <Card title={upload.title}>
      <Stack>
        {error && <Failure>{error}</Failure>}
        <UploadStep {...upload} />
        <FactList>
          <dt>File</dt>
          <dd>{fileName}</dd>
          <dt>Uploaded</dt>
          <dd>
            <DateText value={time} format="moment" /> by {userName}
          </dd>
          <dt>Bad rows</dt>
          <dd>{allOrNothing ? 'Refuse the whole file' : 'Are left out'}</dd>
        </FactList>
        {notes.length > 0 && (
          <Notes aria-label="Notes">
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </Notes>
        )}
      </Stack>
    </Card>
  );
}
