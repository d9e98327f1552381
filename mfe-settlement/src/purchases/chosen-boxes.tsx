import type { ChosenBox } from '@washcoat/contract-settlement';
import { problemText } from '@washcoat/platform-sdk';
import {
  DateText,
  formatMoney,
  formatNumber,
  formatOunces,
  IconButton,
  metalOrder,
  toast,
  Toolbar,
} from '@washcoat/ui';
import { Pencil, X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { FigureCard } from '../analysis/figure-card';
import { CountDialog } from './count.dialog';
import { useRemovePurchaseMutation, type Purchases } from './purchases.api';

const REMOVE_FAILED = 'The box was not taken out. Try again.';

/** The boxes of the settlement, each with what was counted of it; they change while the settlement is open. */
export function ChosenBoxes({ purchases, action }: { purchases: Purchases; action: ReactNode }) {
  const { settlementId, boxes, isComplete, ounces, cost } = purchases;
  const isMetalSeen = ounces.expected !== undefined;
  const [counted, setCounted] = useState<ChosenBox>();
  const [remove, { isLoading }] = useRemovePurchaseMutation();
  const takeOut = async ({ loadId, box }: ChosenBox) => {
    const { data, error } = await remove({ settlementId, loadId, box });
    if (data) toast.success(data.message);
    else toast.error(problemText(error, REMOVE_FAILED));
  };
  const tools = (box: ChosenBox) => {
    const name = `box ${box.box} of ${box.invoiceNo}`;
    return (
      <Toolbar key="tools">
        <IconButton size={28} label={`Count ${name}`} onClick={() => setCounted(box)}>
          <Pencil size={16} />
        </IconButton>
        <IconButton
          size={28}
          label={`Take out ${name}`}
          disabled={isLoading}
          onClick={() => void takeOut(box)}
        >
          <X size={16} />
        </IconButton>
      </Toolbar>
    );
  };
  return (
    <>
      <FigureCard
        title="Boxes of this settlement"
        cardsOn="small"
        action={action}
        columns={[
          ...['Invoice', 'Box', 'Customer', 'Completed', 'Lot', 'Pieces', 'Received'],
          ...(isMetalSeen ? ['Pounds'] : []),
          ...(cost === undefined ? [] : ['Paid']),
          ...(isMetalSeen ? ['Pt oz', 'Pd oz', 'Rh oz'] : []),
          ...(isComplete ? [] : ['Actions']),
        ]}
        words={['Customer', 'Completed', 'Lot']}
        nothing="No invoice was chosen for this settlement."
        rows={boxes.map((box) => ({
          id: `${box.loadId} ${box.box}`,
          cells: [
            box.invoiceNo,
            box.box,
            box.companyName,
            <DateText key="date" value={box.completedDate} format="day" />,
            box.lotNo || 'None',
            formatNumber(box.pieces),
            box.receivedPieces === null ? 'Not counted' : formatNumber(box.receivedPieces),
            ...(isMetalSeen ? [formatNumber(box.pounds, 2)] : []),
            ...(box.cost === undefined ? [] : [formatMoney(box.cost)]),
            ...(isMetalSeen ? metalOrder.map((metal) => formatOunces(box.ounces?.[metal])) : []),
            ...(isComplete ? [] : [tools(box)]),
          ],
        }))}
      />
      {counted && <CountDialog purchases={purchases} box={counted} onClose={() => setCounted(undefined)} />}
    </>
  );
}
