import { lazyScreen } from '@washcoat/platform-sdk';
import { breakpoints, Button, IconButton, useIsNarrow } from '@washcoat/ui';
import { Camera } from 'lucide-react';
import { folds, useFold } from '../identify/folding-toolbar';
import type { IdentifySearch } from '../identify/identify-search';
import { usePictureSearch } from './use-picture-search';

const PictureSearchDialog = lazyScreen(
  async () => ({ default: (await import('./picture-search.dialog')).PictureSearchDialog }),
  { waiting: null },
);
const LABEL = 'Search by picture';

export interface PictureSearchButtonProps {
  search: IdentifySearch;
  /** Takes what was read on a photo; without it the search page shows what that finds. */
  onText?: (text: string) => void;
}

/** Opens the search by picture, for those who may; the address says that it is open. */
export function PictureSearchButton({ search, onText }: PictureSearchButtonProps) {
  const { maySearch, isOpen, open, close } = usePictureSearch();
  const isPhone = useIsNarrow(breakpoints.phone);
  const isNarrow = useIsNarrow(breakpoints.drawer);
  const isFolded = useFold() >= folds.all;
  if (!maySearch) return null;
  const take =
    onText &&
    ((text: string) => {
      close();
      onText(text);
    });
  return (
    <>
      {isNarrow || isFolded ? (
        <IconButton kind="plain" size={isPhone ? 44 : 32} label={LABEL} onClick={open}>
          <Camera size={16} />
        </IconButton>
      ) : (
        <Button icon={<Camera size={14} />} onClick={open}>
          {LABEL}
        </Button>
      )}
      {isOpen && <PictureSearchDialog search={search} onText={take} onClose={close} />}
    </>
  );
}
