import { cardDefault, cardDelete } from '@washcoat/contract-billing';
import { allows } from '@washcoat/contract-kernel';
import type { Action, Session } from '@washcoat/platform-sdk';
import { deleteAction } from '@washcoat/platform-sdk/lists';
import { CircleCheck } from 'lucide-react';
import { cardName } from './card-name';
import type { SavedCard } from './saved-cards.api';

/** What can be done with a saved card. */
export const savedCardActions = ({
  onDefault,
  onDelete,
}: {
  onDefault: (card: SavedCard) => void;
  onDelete: (card: SavedCard) => void;
}): readonly Action<SavedCard>[] => [
  {
    ...{ of: 'row', id: 'default-card', label: 'Make default', shortcut: 'M' },
    icon: (size) => <CircleCheck size={size} />,
    nameFor: (card) => `Make ${cardName(card)} the default card`,
    right: (session: Session, card: SavedCard) => allows(cardDefault.access, session) && !card.isDefault,
    run: onDefault,
  },
  deleteAction<SavedCard>('card', {
    label: 'Remove',
    nameOf: cardName,
    right: (session) => allows(cardDelete.access, session),
    run: onDelete,
  }),
];
