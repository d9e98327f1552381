import type { Load } from '@washcoat/contract-loads';
import { problemText } from '@washcoat/platform-sdk';
import { useSettled, useQuestion } from '@washcoat/platform-sdk/forms';
import {
  ChoiceRow,
  FailedPart,
  formatCount,
  formatDate,
  QuestionDialog,
  Skeleton,
  TextField,
} from '@washcoat/ui';
import { useState } from 'react';
import { useCartsQuery } from '../carts/carts.api';
import { useOpenLoad } from '../load-detail/load-context';
import { Choices } from './choices.style';
import { useMergeLoadsMutation } from './split-merge.api';

const FAILED = 'The loads were not merged. Try again.';
const LOAD_FAILED = 'The loads did not load.';
const NONE_FOUND = 'None of them carries these words.';
const NONE_CHOSEN = 'Choose a load';
const COUNT = 100;

/** Takes all items of another load of the customer into the open one. */
export function MergeDialog({ onClose }: { onClose: () => void }) {
  const { load } = useOpenLoad();
  const [text, setText] = useState('');
  const { data, error, isFetching, refetch } = useCartsQuery({
    ...{ type: load.type, text: useSettled(text), count: COUNT },
    ...{ companyId: load.companyId, facilityId: load.facilityId },
  });
  const [merge, { isLoading }] = useMergeLoadsMutation();
  const [chosen, setChosen] = useState<Load | null>(null);
  const { problem, setProblem, settle } = useQuestion(FAILED);
  const others = (data?.list ?? []).filter(
    ({ loadId, itemCount }) => loadId !== load.loadId && itemCount > 0,
  );

  const isCut = data?.areMoreItemsAvailable ?? false;

  const send = async () => {
    if (!chosen) {
      setProblem(NONE_CHOSEN);
      return;
    }
    const seen = others.find(({ loadId }) => loadId === chosen.loadId) ?? chosen;
    const result = await merge({
      ...{ loadId: load.loadId, version: load.version ?? 0 },
      ...{ otherId: seen.loadId, otherVersion: seen.version ?? 0 },
    });
    settle(result, onClose);
  };
  return (
    <QuestionDialog
      title="Merge another load into this one"
      sentence="All of its items come to this load, with their prices, offers and pictures, and it is deleted."
      submit={{ label: chosen ? `Merge ${chosen.loadName}` : 'Merge', busy: isLoading, busyLabel: 'Merging' }}
      problem={problem}
      onSubmit={send}
      onClose={onClose}
    >
      <TextField
        label="Search loads of this customer"
        type="search"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {error && !data && !isFetching ? (
        <FailedPart title={problemText(error, LOAD_FAILED)} onRetry={() => void refetch()} plain />
      ) : !data ? (
        <Skeleton $height="120px" />
      ) : others.length === 0 ? (
        !isCut && (
          <p>{text ? NONE_FOUND : `No other open load of ${load.companyName} at this facility has items.`}</p>
        )
      ) : (
        <Choices aria-label="Loads to merge">
          {others.map((other) => (
            <li key={other.loadId} data-flush>
              <ChoiceRow
                $dense
                aria-pressed={other.loadId === chosen?.loadId}
                onClick={() => {
                  setChosen(other);
                  setProblem(undefined);
                }}
              >
                <span data-words>
                  {other.loadName}
                  <small>
                    {formatCount(other.itemCount, 'item')} · {formatDate(other.updatedDate, 'moment')}
                  </small>
                </span>
              </ChoiceRow>
            </li>
          ))}
        </Choices>
      )}
      {isCut && <p>There are more loads than were looked through. Search for its name.</p>}
    </QuestionDialog>
  );
}
