import { breakpoints, Button, IconButton, Menu, useIsNarrow } from '@washcoat/ui';
import type { MenuEntry } from '@washcoat/ui';
import { Bookmark, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Provider } from 'react-redux';
import styled from 'styled-components';
import { platformStore } from '../platform/platform-api';
import { DeleteViewDialog } from './delete-view-dialog';
import { SaveViewDialog } from './save-view-dialog';
import { useSavedViews } from './use-saved-views';
import type { ListPlace } from './use-saved-views';
import type { PathSearch } from './view-query';

const Name = styled.span`
  max-width: 20ch;
  overflow: hidden;
  text-overflow: ellipsis;
`;

export interface SavedViewsProps {
  /** The list, as the calls name it: entities.customers. */
  screen: string;
  /** The `storageKey` of its table; the name of the list unless another is given. */
  storageKey?: string;
  /** Given by a list whose search stands in its path: a view keeps it, too. */
  inPath?: PathSearch;
}

/**
 * The views of a list that its user saved: a menu for the toolbar that opens, saves and deletes them. A visit without
 * a query opens the default view. A view keeps the query of the page and the shown columns.
 */
export function SavedViews({ screen, storageKey = screen, inPath }: SavedViewsProps) {
  return (
    <Provider store={platformStore}>
      <ViewsMenu key={screen} {...{ screen, storageKey, inPath }} />
    </Provider>
  );
}

function ViewsMenu(place: ListPlace) {
  const { views, hasFailed, shown, open, describe } = useSavedViews(place);
  const [asked, setAsked] = useState<'save' | 'delete' | undefined>();
  const isPhone = useIsNarrow(breakpoints.phone);
  const name = shown?.name ?? 'Views';
  const close = () => setAsked(undefined);
  const noneWords = hasFailed ? 'The views did not load' : 'No saved views yet';
  const entries: MenuEntry[] = [
    { heading: views.length > 0 ? 'Saved views' : noneWords },
    ...views.map((view) => ({
      label: view.name,
      shortcut: view.isDefault ? 'default' : undefined,
      checked: view === shown,
      onSelect: () => open(view),
    })),
    'line',
    { label: 'Save this view', icon: <Plus size={16} />, onSelect: () => setAsked('save') },
  ];
  if (shown)
    entries.push('line', {
      label: `Delete ${shown.name}`,
      icon: <Trash2 size={16} />,
      danger: true,
      onSelect: () => setAsked('delete'),
    });
  return (
    <>
      <Menu
        label="Views"
        trigger={
          isPhone ? (
            <IconButton label={name} size={44} icon={<Bookmark size={18} />} />
          ) : (
            <Button icon={<Bookmark size={14} />}>
              <Name>{name}</Name>
            </Button>
          )
        }
        entries={entries}
      />
      {asked === 'save' && <SaveViewDialog {...{ views, shown, describe }} onClose={close} />}
      {asked === 'delete' && shown && <DeleteViewDialog view={shown} onClose={close} />}
    </>
  );
}
