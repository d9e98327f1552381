import { isPassing, problemText, useStore } from '@washcoat/platform-sdk';
import { breakpoints, Button, Dialog, imageProblem, Stack, useIsNarrow } from '@washcoat/ui';
import { useState } from 'react';
import styled from 'styled-components';
import type { IdentifySearch } from '../identify/identify-search';
import { PhotoArea } from './photo-area';
import { PictureFound } from './picture-found';
import { forgetPicture, isSearching, pictureSearchStore, searchByPicture } from './picture-search.store';
import { usePhotoPaste } from './use-photo-paste';

const FAILED = 'The photo could not be searched for. Try again.';

const Parts = styled.div<{ $beside: boolean }>`
  display: grid;
  grid-template-columns: ${({ $beside }) => ($beside ? '240px minmax(0, 1fr)' : 'minmax(0, 1fr)')};
  gap: ${({ theme }) => theme.space(5)};
  align-items: start;

  @media (max-width: 719.98px) {
    grid-template-columns: minmax(0, 1fr);
    gap: ${({ theme }) => theme.space(4)};
  }
`;

export interface PictureSearchDialogProps {
  /** The search of the page: for whom what is found is priced, and where its text goes. */
  search: IdentifySearch;
  /** Takes the text instead. */
  onText?: (text: string) => void;
  onClose: () => void;
}

/** Finds converters by a photo of the shell: its stamp is read and its looks are compared, on the server. */
export function PictureSearchDialog({ search, onText, onClose }: PictureSearchDialogProps) {
  const last = useStore(pictureSearchStore);
  const [unfit, setUnfit] = useState<string>();
  const searching = isSearching(last);
  const size = useIsNarrow(breakpoints.drawer) ? 44 : 32;
  const take = (photo: File) => {
    const problem = imageProblem(photo);
    setUnfit(problem);
    if (problem === undefined) searchByPicture(photo, search);
  };
  usePhotoPaste(take);
  const close = () => {
    if (searching) forgetPicture();
    onClose();
  };
  const refused = last?.problem ? problemText(last.problem, FAILED) : undefined;
  return (
    <Dialog
      isOpen
      onClose={close}
      width={880}
      title="Search by picture"
      sentence="The photo stays on this server and is not kept."
      buttons={
        searching && (
          <Button size={size} onClick={forgetPicture}>
            Cancel search
          </Button>
        )
      }
    >
      <Parts $beside={last !== null && !last.problem}>
        <Stack $gap={3}>
          <PhotoArea
            photo={last?.photo ?? null}
            isSearching={searching}
            error={unfit ?? refused}
            onTake={take}
          />
          {last?.problem && isPassing(last.problem) && (
            <span>
              <Button size={size} onClick={() => searchByPicture(last.photo, search)}>
                Try again
              </Button>
            </span>
          )}
        </Stack>
        {searching && (
          <p role="status">
            Reading what is stamped on it and comparing it with the pictures of the catalogue. This takes a
            few seconds.
          </p>
        )}
        {last?.answer && <PictureFound answer={last.answer} search={last.search} onText={onText} />}
      </Parts>
    </Dialog>
  );
}
