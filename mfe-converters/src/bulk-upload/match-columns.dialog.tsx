import { useState } from 'react';
import { problemText } from '@washcoat/platform-sdk';
import {
  breakpoints,
  Button,
  Dialog,
  FieldGrid,
  Notice,
  SelectField,
  toast,
  useIsNarrow,
} from '@washcoat/ui';
import { converterFieldNames } from '../converter/converter-field-names';
import { useReadAgainMutation, type UploadDetail } from './uploads.api';

const FAILED = 'The file was not read again. Try again.';
const nameOf = (field: string) => converterFieldNames[field] ?? field;

export interface MatchColumnsProps extends Pick<UploadDetail, 'titles' | 'fields'> {
  uploadId: string;
  onClose: () => void;
}

/** Tells by which title the file of an upload has which field; the company's next files are read the same way. */
export function MatchColumnsDialog({ uploadId, titles, fields, onClose }: MatchColumnsProps) {
  const [matches, setMatches] = useState(titles);
  const [problem, setProblem] = useState<string>();
  const [readAgain, { isLoading }] = useReadAgainMutation();
  const size = useIsNarrow(breakpoints.drawer) ? 44 : 32;
  const choose = (at: number, field: string) =>
    setMatches(matches.map((match, index) => (index === at ? { ...match, field } : match)));
  const save = async () => {
    try {
      const changed = matches.filter(({ field }, at) => field !== titles[at]?.field);
      toast.success((await readAgain({ uploadId, matches: changed }).unwrap()).message);
      onClose();
    } catch (error) {
      setProblem(problemText(error, FAILED));
    }
  };
  return (
    <Dialog
      isOpen
      title="Match columns"
      sentence="Choose what each column of the file holds."
      consequence="The file is read again. Your company's next files are read like this one."
      onClose={onClose}
      buttons={
        <>
          <Button size={size} onClick={onClose}>
            Cancel
          </Button>
          <Button
            kind="main"
            size={size}
            busy={isLoading}
            busyLabel="Reading again"
            onClick={() => void save()}
          >
            Read the file again
          </Button>
        </>
      }
    >
      {problem && (
        <Notice tone="danger" role="alert">
          {problem}
        </Notice>
      )}
      <FieldGrid $min={180}>
        {matches.map(({ title, field }, at) => (
          <SelectField
            key={`${at} ${title}`}
            label={title}
            emptyLabel="Not read"
            options={fields.map((value) => ({ value, label: nameOf(value) }))}
            value={field}
            onChange={(next) => choose(at, next)}
          />
        ))}
      </FieldGrid>
    </Dialog>
  );
}
