import type { LoadItem } from '@washcoat/contract-loads';
import { isPassing, problemText, useLocation, useNavigate } from '@washcoat/platform-sdk';
import { useQuestion } from '@washcoat/platform-sdk/forms';
import { CheckBox, FailedPart, formatCount, QuestionDialog, Skeleton, TextField } from '@washcoat/ui';
import { useState } from 'react';
import { enteredText, itemName, priceText } from '../items/item-words';
import { useOpenLoad } from '../load-detail/load-context';
import { useLoadQuery } from '../load-detail/load-detail.api';
import { Choices } from './choices.style';
import { useSplitLoadMutation, type KeyedSplit } from './split-merge.api';

const FAILED = 'The items were not moved. Try again.';
const LOAD_FAILED = 'The items did not load.';
const NO_NAME = 'Enter a name for the new load';
const NONE_CHOSEN = 'Choose at least one item';
const ALL_CHOSEN = 'Leave at least one item on this load';

/** Moves chosen items of the open load to a new one. */
export function SplitDialog({ onClose }: { onClose: () => void }) {
  const { load } = useOpenLoad();
  const { loadId } = load;
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { data, error, isFetching, refetch } = useLoadQuery({ loadId, isShowAll: 'true' });
  const [split, { isLoading }] = useSplitLoadMutation();
  const [loadName, setName] = useState(`${load.loadName} 2`);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { problem, setProblem, settle } = useQuestion(FAILED);
  /** What was sent and not heard of: it is sent again as it was, as long as nothing else is chosen. */
  const [unheard, setUnheard] = useState<KeyedSplit>();
  const items = data?.items ?? [];
  const moved = items.filter(({ itemId }) => chosen.has(itemId));

  const chosenSplit = (): KeyedSplit | undefined => {
    const wrong = problemOfChoice(loadName, moved.length, items.length);
    setProblem(wrong);
    if (wrong || data?.version === undefined) return undefined;
    return {
      key: crypto.randomUUID(),
      ...{ loadId, version: data.version, loadName: loadName.trim() },
      items: moved.map(({ itemId, version }) => ({ itemId, version })),
    };
  };
  const send = async () => {
    const sent = unheard ?? chosenSplit();
    if (!sent) return;
    const result = await split(sent);
    if (result.error) setUnheard(isPassing(result.error) ? sent : undefined);
    settle(result, (made) => {
      onClose();
      navigate(pathname.replace(loadId, made.loadId));
    });
  };
  const mark = ({ itemId }: LoadItem, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(itemId);
    else next.delete(itemId);
    setChosen(next);
    setUnheard(undefined);
    setProblem(undefined);
  };
  const toMove = unheard?.items.length ?? moved.length;
  return (
    <QuestionDialog
      title="Split this load"
      sentence="The chosen items go to a new load of the same customer, with their prices, offers and pictures."
      submit={{
        label: toMove ? `Move ${formatCount(toMove, 'item')}` : 'Move items',
        busy: isLoading,
        busyLabel: 'Moving',
      }}
      problem={problem}
      onSubmit={send}
      onClose={onClose}
    >
      <TextField
        label="Name of the new load"
        required
        maxLength={120}
        value={loadName}
        onChange={(event) => {
          setName(event.target.value);
          setUnheard(undefined);
        }}
      />
      {error && !data && !isFetching ? (
        <FailedPart title={problemText(error, LOAD_FAILED)} onRetry={() => void refetch()} plain />
      ) : data ? (
        <Choices aria-label="Items to move">
          {items.map((item) => (
            <li key={item.itemId}>
              <CheckBox
                label={nameOf(item)}
                checked={chosen.has(item.itemId)}
                onChange={(event) => mark(item, event.target.checked)}
              />
            </li>
          ))}
        </Choices>
      ) : (
        <Skeleton $height="160px" />
      )}
    </QuestionDialog>
  );
}

function problemOfChoice(name: string, moved: number, all: number): string | undefined {
  if (!name.trim()) return NO_NAME;
  if (moved === 0) return NONE_CHOSEN;
  return moved === all ? ALL_CHOSEN : undefined;
}

/** An item in a row to choose: `GS2 · 2 · $240.00`. */
function nameOf(item: LoadItem): string {
  const price = item.adjustedPrice === undefined ? '' : priceText(item.adjustedPrice, item.type);
  return [itemName(item), enteredText(item), price].filter(Boolean).join(' · ');
}
