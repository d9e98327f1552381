import type { SavedView } from '@washcoat/contract-entities';
import type { MenuEntry } from '@washcoat/ui';
import { Pencil, Plus, RefreshCw, Trash2 } from 'lucide-react';

interface Listing {
  shown: SavedView | undefined;
  hasFailed: boolean;
  open: (view: SavedView) => void;
}

/** The views of a menu: one's own, then those that colleagues share, with their names. */
export function listedViews(
  views: readonly SavedView[],
  { shown, hasFailed, open }: Listing,
): readonly MenuEntry[] {
  const own = views.filter(({ sharedBy }) => sharedBy === undefined);
  const ofColleagues = views.filter(({ sharedBy }) => sharedBy !== undefined);
  const entryOf = (view: SavedView): MenuEntry => ({
    label: view.name,
    shortcut: view.sharedBy ?? sayingOf(view),
    checked: view === shown,
    onSelect: () => open(view),
  });
  const noneWords = hasFailed ? 'The views did not load' : 'No saved views yet';
  return [
    ...(own.length || !ofColleagues.length ? [{ heading: own.length ? 'Saved views' : noneWords }] : []),
    ...own.map(entryOf),
    ...(ofColleagues.length ? [{ heading: 'Shared by colleagues' }] : []),
    ...ofColleagues.map(entryOf),
  ];
}

const sayingOf = ({ isDefault, isShared }: SavedView): string | undefined =>
  [isDefault && 'default', isShared && 'shared'].filter(Boolean).join(', ') || undefined;

interface Doing {
  shown: SavedView | undefined;
  /** What was opened before filters or columns were chosen anew. */
  changed: SavedView | undefined;
  ask: (what: 'save' | 'edit' | 'delete') => void;
  keep: (view: SavedView) => void;
  /** What the list offers besides. */
  more: readonly MenuEntry[];
}

/** What can be done with the list as it is shown, and with the view that it is. */
export function viewEntries({ shown, changed, ask, keep, more }: Doing): readonly MenuEntry[] {
  const mayEdit = ({ mayEdit: may = true }: SavedView) => may;
  return [
    'line',
    { label: 'Save this view', icon: <Plus size={16} />, onSelect: () => ask('save') },
    ...(changed && mayEdit(changed)
      ? [
          {
            label: `Update ${changed.name}`,
            icon: <RefreshCw size={16} />,
            onSelect: () => keep(changed),
          },
        ]
      : []),
    ...(shown && mayEdit(shown)
      ? [{ label: `Edit ${shown.name}`, icon: <Pencil size={16} />, onSelect: () => ask('edit') }]
      : []),
    ...(more.length ? (['line', ...more] as const) : []),
    ...(shown && mayEdit(shown)
      ? ([
          'line',
          {
            label: `Delete ${shown.name}`,
            icon: <Trash2 size={16} />,
            danger: true,
            onSelect: () => ask('delete'),
          },
        ] as const)
      : []),
  ];
}
