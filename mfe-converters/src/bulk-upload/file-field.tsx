import { useRef, useState } from 'react';
import type { DragEvent, Ref } from 'react';
import { breakpoints, Button, Field, useIsNarrow } from '@washcoat/ui';
import { FileSpreadsheet } from 'lucide-react';
import styled from 'styled-components';
import { fileLimits } from './file-rule';

const DropArea = styled.div<{ $over: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space(3)};
  padding: ${({ theme }) => theme.space(3)};
  border: 1px dashed ${({ theme, $over }) => ($over ? theme.color.accent : theme.color.borderField)};
  border-radius: ${({ theme }) => theme.radius.field};
  background: ${({ theme, $over }) => ($over ? theme.color.accentSoft : theme.color.surface)};
  overflow-wrap: anywhere;

  & > span {
    flex: 1;
    min-width: 0;
  }
  & > svg {
    flex: none;
    color: ${({ theme }) => theme.color.text3};
  }
`;

export interface FileFieldProps {
  file: File | null;
  onChange: (file: File) => void;
  error?: string;
  /** The button that opens the choice of a file. */
  chooser?: Ref<HTMLButtonElement>;
}

/** The file of an upload: dropped or chosen. */
export function FileField({ file, onChange, error, chooser }: FileFieldProps) {
  const picker = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const isTouch = useIsNarrow(breakpoints.drawer);
  const take = (files: FileList | null) => {
    const first = files?.[0];
    if (first) onChange(first);
  };
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <Field label="File" required error={error} help={fileLimits}>
      {(control) => (
        <DropArea $over={isOver} onDragOver={over} onDragLeave={() => setOver(false)} onDrop={drop}>
          <FileSpreadsheet size={20} aria-hidden />
          <input
            {...control}
            ref={picker}
            type="file"
            accept=".csv,.xlsx,text/csv"
            hidden
            onChange={(event) => {
              take(event.target.files);
              event.target.value = '';
            }}
          />
          <span>{file ? file.name : isTouch ? 'No file yet' : 'Drop a file here, or'}</span>
          <Button
            ref={chooser}
            size={isTouch ? 44 : 28}
            aria-describedby={control['aria-describedby']}
            onClick={() => picker.current?.click()}
          >
            {file ? 'Choose another file' : 'Choose file'}
          </Button>
        </DropArea>
      )}
    </Field>
  );
}
