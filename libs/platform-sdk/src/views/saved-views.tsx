import type { SavedView } from '@washcoat/contract-entities';
import { breakpoints, Button, IconButton, Menu, useIsNarrow } from '@washcoat/ui';
import type { MenuEntry } from '@washcoat/ui';
import { Bookmark } from 'lucide-react';
import { useState } from 'react';
import { Provider } from 'react-redux';
import styled from 'styled-components';
import { platformStore } from '../platform/platform-api';
import { DeleteViewDialog } from './delete-view-dialog';
import { EditViewDialog } from './edit-view-dialog';
import { SaveViewDialog } from './save-view-dialog';
import { useSavedViews } from './use-saved-views';
import type { ListPlace } from './use-saved-views';
import { useKeepView } from './use-keep-view';
import { listedViews, viewEntries } from './view-entries';
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
  /** What else can be done, with the view that is shown where one is. */
  more?: (shown: SavedView | undefined) => readonly MenuEntry[];
}

/**
 * The views of a list that its user saved or colleagues of the company share: a menu for the toolbar that opens, saves,
 * edits and deletes them. A visit without a query opens the default view. A view keeps the query of the page and the
 * shown columns, and nothing of what they show: that is asked for anew, by the rights of who opens it.
 */
export function SavedViews({ screen, storageKey = screen, inPath, more }: SavedViewsProps) {
  return (
    <Provider store={platformStore}>
      <ViewsMenu key={screen} place={{ screen, storageKey, inPath }} more={more} />
    </Provider>
  );
}

interface ViewsMenuProps extends Pick<SavedViewsProps, 'more'> {
  place: ListPlace;
}

function ViewsMenu({ place, more }: ViewsMenuProps) {
  const { views, hasFailed, shown, opened, open, describe } = useSavedViews(place);
  const [asked, setAsked] = useState<'save' | 'edit' | 'delete' | undefined>();
  const keep = useKeepView(describe);
  const isPhone = useIsNarrow(breakpoints.phone);
  const name = shown?.name ?? 'Views';
  const close = () => setAsked(undefined);
  const changed = opened && opened !== shown ? opened : undefined;
  const entries: MenuEntry[] = [
    ...listedViews(views, { shown, hasFailed, open }),
    ...viewEntries({ shown, changed, ask: setAsked, keep, more: more?.(shown) ?? [] }),
  ];
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
      {asked === 'edit' && shown && <EditViewDialog view={shown} onClose={close} />}
      {asked === 'delete' && shown && <DeleteViewDialog view={shown} onClose={close} />}
    </>
  );
}
