import { QuestionDialog, SelectField } from '@washcoat/ui';
import { useState } from 'react';
import { useOpenLoad } from '../load-detail/load-context';
import { useLabels } from './use-labels';

const kinds = [
  { value: 'items', label: 'One for each item' },
  { value: 'bag', label: 'One for the bag' },
];
const papers = [
  { value: 'roll', label: 'Labels of 62 × 29 mm' },
  { value: 'sheet', label: 'Sheets of paper' },
];

/** Asks which labels of the open load are printed, and on what. */
export function LabelsDialog({ onClose }: { onClose: () => void }) {
  const { load } = useOpenLoad();
  const print = useLabels();
  const [kind, setKind] = useState('items');
  const [paper, setPaper] = useState('roll');
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    await print({
      loadId: load.loadId,
      kind: kind === 'bag' ? 'bag' : 'items',
      paper: paper === 'sheet' ? 'sheet' : 'roll',
    });
    onClose();
  };
  return (
    <QuestionDialog
      title="Print labels"
      sentence="Each has a code that opens the load, or its item, on a phone. No price is on them."
      submit={{ label: 'Export PDF', busy: isBusy }}
      onSubmit={send}
      onClose={onClose}
    >
      <SelectField label="Labels" options={kinds} value={kind} onChange={setKind} />
      <SelectField label="Print on" options={papers} value={paper} onChange={setPaper} />
    </QuestionDialog>
  );
}
