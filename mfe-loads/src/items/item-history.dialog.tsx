import type { AnswerOf } from '@washcoat/contract-kernel';
import type { itemHistory, LoadItem } from '@washcoat/contract-loads';
import { problemText } from '@washcoat/platform-sdk';
import { Button, DateText, Dialog, FailedPart, formatNumber, Skeleton } from '@washcoat/ui';
import { HistorySteps } from '../history/history-steps.style';
import { useOpenLoad } from '../load-detail/load-context';
import { sideName } from './item-turn';
import { itemName, priceText } from './item-words';
import { useItemHistoryQuery } from './items.api';

const LOAD_FAILED = 'The history did not load.';

type Step = AnswerOf<typeof itemHistory>['list'][number];

/** What an item was after a step: `2 × $240.00`. */
function termsText({ quantity, unit, adjustedPrice }: Step, type: string): string {
  const counts = [unit === 1 ? '' : formatNumber(unit), formatNumber(quantity)].filter(Boolean);
  return [...counts, ...(adjustedPrice === undefined ? [] : [priceText(adjustedPrice, type)])].join(' × ');
}

/** Who took a step, by name or else by side. */
function whoOf({ by, party }: Step): string {
  return by || (party ? sideName(party) : 'somebody');
}

/** Who asked for what of an item and who agreed, newest first. */
export function ItemHistoryDialog({ item, onClose }: { item: LoadItem; onClose: () => void }) {
  const { load } = useOpenLoad();
  const { itemId, type } = item;
  const query = useItemHistoryQuery({ loadId: load.loadId, itemId });
  const { currentData, error, isFetching, refetch } = query;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`History of ${itemName(item)}`}
      buttons={<Button onClick={onClose}>Close</Button>}
    >
      {error && !isFetching ? (
        <FailedPart title={problemText(error, LOAD_FAILED)} onRetry={() => void refetch()} plain />
      ) : currentData ? (
        <HistorySteps reversed>
          {[...currentData.list].reverse().map((step, index) => (
            <li key={`${step.at} ${index}`}>
              <strong>
                {whoOf(step)} · {step.action} · {termsText(step, type)}
              </strong>
              <p>
                <DateText value={step.at} format="moment" />
                {step.isWaiting && ', waited for an answer'}
              </p>
            </li>
          ))}
        </HistorySteps>
      ) : (
        <Skeleton $height="120px" />
      )}
    </Dialog>
  );
}
