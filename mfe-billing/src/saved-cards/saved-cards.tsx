import { problemText } from '@washcoat/platform-sdk';
import { AskFirst, RowActions } from '@washcoat/platform-sdk/lists';
import { Button, Card, FailedPart, Pill, Skeleton, toast } from '@washcoat/ui';
import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { cardName } from './card-name';
import { SaveCardDialog } from './save-card.dialog';
import { savedCardActions } from './saved-card-actions';
import {
  useMakeDefaultMutation,
  useRemoveCardMutation,
  useSavedCardsQuery,
  type SavedCard,
} from './saved-cards.api';

const List = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space(2)};
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${({ theme }) => theme.space(2)};
    min-height: 44px;
  }
  li > small {
    ${({ theme }) => theme.text.t12}
    color: ${({ theme }) => theme.color.text3};
  }
`;

const Actions = styled.span`
  display: flex;
  margin-left: auto;
`;

/** The cards that the card provider keeps: which one pays what is bought every month, and what can be done with them. */
export function SavedCards() {
  const { data, error, refetch } = useSavedCardsQuery({});
  const [isSaving, setSaving] = useState(false);
  const [removing, setRemoving] = useState<SavedCard>();
  const [makeDefault] = useMakeDefaultMutation();
  const [remove] = useRemoveCardMutation();
  const actions = useMemo(() => {
    const choose = async ({ cardId }: SavedCard) => {
      const { data: done, error: refusal } = await makeDefault({ cardId });
      if (done) toast.success(done.message);
      else toast.error(problemText(refusal, 'The card was not made the default one.'));
    };
    return savedCardActions({ onDefault: (card) => void choose(card), onDelete: setRemoving });
  }, [makeDefault]);
  if (error && !data)
    return (
      <FailedPart title={problemText(error, 'Saved cards did not load.')} onRetry={() => void refetch()} />
    );
  if (!data) return <Skeleton $height="96px" />;
  return (
    <Card title="Saved cards" action={<Button onClick={() => setSaving(true)}>Save a card</Button>}>
      {data.list.length ? (
        <List>
          {data.list.map((card) => (
            <li key={card.cardId}>
              <span>{cardName(card)}</span>
              <small>expires {card.expiry}</small>
              {card.isDefault && <Pill kind="success">Default</Pill>}
              <Actions>
                <RowActions size={44} actions={actions} row={card} />
              </Actions>
            </li>
          ))}
        </List>
      ) : (
        'No card is saved. The default card pays what you buy every month.'
      )}
      {isSaving && <SaveCardDialog isFirst={!data.list.length} onClose={() => setSaving(false)} />}
      {removing && (
        <AskFirst
          title="Remove card"
          question={`Remove ${cardName(removing)}?`}
          consequence="Nothing is charged to it any more."
          confirmLabel="Remove card"
          busyLabel="Removing"
          run={() => remove({ cardId: removing.cardId }).unwrap()}
          onDone={() => setRemoving(undefined)}
        />
      )}
    </Card>
  );
}
