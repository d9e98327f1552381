import type { BulkUpload } from '@washcoat/contract-converters';
import { Meter, Pill } from '@washcoat/ui';
import type { PillKind } from '@washcoat/ui';
import styled from 'styled-components';

type Status = BulkUpload['status'];

const pills: Record<Status, { word: string; kind: PillKind }> = {
  queued: { word: 'Pending', kind: 'neutral' },
  validating: { word: 'Processing', kind: 'info' },
  preview: { word: 'To be applied', kind: 'warning' },
  applying: { word: 'Processing', kind: 'info' },
  done: { word: 'Completed', kind: 'success' },
  failed: { word: 'Failed', kind: 'danger' },
  undoing: { word: 'Processing', kind: 'info' },
  undone: { word: 'Undone', kind: 'neutral' },
  dropped: { word: 'Dropped', kind: 'neutral' },
};

const steps: Partial<Record<Status, string>> = {
  queued: 'Waits for its turn',
  validating: 'Checking rows',
  applying: 'Applying changes',
  undoing: 'Taking changes back',
};

/** Whether an upload goes on by itself. */
export const isRunning = ({ status }: Pick<BulkUpload, 'status'>): boolean => status in steps;

/** Where an upload stands, in a word. */
export function UploadPill({ status }: Pick<BulkUpload, 'status'>) {
  const { word, kind } = pills[status];
  return <Pill kind={kind}>{word}</Pill>;
}

const Step = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space(1)};
  ${({ theme }) => theme.text.t12}
  ${({ theme }) => theme.font.tabular}
  color: ${({ theme }) => theme.color.text2};
`;

/** How far the step is that an upload is in; nothing where none runs. */
export function UploadStep({ status, progress }: Pick<BulkUpload, 'status' | 'progress'>) {
  const step = steps[status];
  if (step === undefined) return null;
  const percent = Math.round(progress * 100);
  return (
    <Step>
      <span>
        {step}, {percent} %
      </span>
      <Meter percent={percent} label={step} />
    </Step>
  );
}

const Cell = styled.span`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
  ${({ theme }) => theme.font.tabular}
`;

/** The status of an upload in a list, with its progress while it runs. */
export function UploadStatus({ status, progress }: Pick<BulkUpload, 'status' | 'progress'>) {
  return (
    <Cell>
      <UploadPill status={status} />
      {steps[status] !== undefined && <span>{Math.round(progress * 100)} %</span>}
    </Cell>
  );
}
