import { useId, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { breakpoints, Button, CheckBox, Dialog, Stack, TextField, useIsNarrow } from '@washcoat/ui';
import { optionalLine } from '@washcoat/platform-sdk/forms';
import { FileField } from './file-field';
import { fileProblem } from './file-rule';
import { startSending } from './sendings.store';

const titleRule = optionalLine(200);

/** Takes a file of converters. The file is sent behind the dialog, which closes at once. */
export function UploadDialog({ onClose }: { onClose: () => void }) {
  const formId = useId();
  const size = useIsNarrow(breakpoints.drawer) ? 44 : 32;
  const chooser = useRef<HTMLButtonElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [typedTitle, setTitle] = useState<string | null>(null);
  const [allOrNothing, setAllOrNothing] = useState(false);
  const [isTried, setTried] = useState(false);
  const title = typedTitle ?? file?.name ?? '';
  const ruled = titleRule(title);
  const titleProblem = ruled === true ? undefined : ruled;
  const unfit = fileProblem(file);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (unfit !== undefined) chooser.current?.focus();
    if (!file || unfit !== undefined || titleProblem !== undefined) return;
    startSending({ file, title: title.trim() || file.name, allOrNothing });
    onClose();
  };
  return (
    <Dialog
      isOpen
      title="Bulk Upload"
      sentence="Rows with a known productId change that converter, all others add one."
      consequence="Nothing changes before you have seen what would, and have applied it."
      onClose={onClose}
      buttons={
        <>
          <Button size={size} onClick={onClose}>
            Cancel
          </Button>
          <Button kind="main" size={size} type="submit" form={formId}>
            Upload file
          </Button>
        </>
      }
    >
      <form id={formId} aria-label="Bulk Upload" noValidate onSubmit={submit}>
        <Stack $gap={3}>
          <FileField
            file={file}
            onChange={setFile}
            chooser={chooser}
            error={isTried || (file && unfit !== undefined) ? unfit : undefined}
          />
          <TextField
            label="Title"
            help="The name of the file unless you type one"
            value={title}
            error={titleProblem}
            onChange={(event) => setTitle(event.target.value)}
          />
          <CheckBox
            label="All or nothing"
            help="One bad row refuses the whole file"
            checked={allOrNothing}
            onChange={(event) => setAllOrNothing(event.target.checked)}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
