import type { ChosenBox } from '@washcoat/contract-settlement';
import { useQuestion } from '@washcoat/platform-sdk/forms';
import { formatCount, NumberField, QuestionDialog } from '@washcoat/ui';
import { useState } from 'react';
import { LotField } from './lot-field';
import { useCountPurchaseMutation, type Purchases } from './purchases.api';

export interface CountDialogProps {
  purchases: Purchases;
  box: ChosenBox;
  onClose: () => void;
}

/** How many pieces came out of a box, and which lot they went into. */
export function CountDialog({ purchases: { settlementId, lotNos }, box, onClose }: CountDialogProps) {
  const [received, setReceived] = useState(box.receivedPieces === null ? '' : String(box.receivedPieces));
  const [lotNo, setLotNo] = useState(box.lotNo);
  const [count, { isLoading }] = useCountPurchaseMutation();
  const { problem, settle } = useQuestion('The count was not saved. Try again.');
  const send = async () => {
    const receivedPieces = received === '' ? null : Number(received);
    settle(await count({ settlementId, loadId: box.loadId, box: box.box, lotNo, receivedPieces }), onClose);
  };
  return (
    <QuestionDialog
      title={`Box ${box.box} of ${box.invoiceNo}`}
      sentence={`${formatCount(box.pieces, 'piece')} bought. Without a count as many are taken to have come.`}
      submit={{ label: 'Save count', busy: isLoading, busyLabel: 'Saving' }}
      problem={problem}
      onSubmit={send}
      onClose={onClose}
    >
      <NumberField
        label="Pieces received"
        value={received}
        maxLength={10}
        onChange={(event) => setReceived(event.target.value)}
      />
      <LotField lotNos={lotNos} value={lotNo} onChange={setLotNo} />
    </QuestionDialog>
  );
}
