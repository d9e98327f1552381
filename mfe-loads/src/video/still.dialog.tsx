import type { LoadItem } from '@washcoat/contract-loads';
import { problemText, uploadImage, useSession } from '@washcoat/platform-sdk';
import { Button, Dialog, formatCount, SelectField, Stack, toast } from '@washcoat/ui';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { chatQueueOf } from '../chat/chat-queues';
import { useItemEditing } from '../items/item-editing';
import { enteredText, itemName } from '../items/item-words';
import { OtherItemDialog } from '../items/other-item.dialog';
import { useAllItems } from '../items/use-all-items';
import { useOpenLoad } from '../load-detail/load-context';

const UPLOAD_FAILED = 'The picture was not uploaded. Try again.';
const NOT_THERE = 'The items are still on their way';
/** The service takes no more for an item. */
const MOST_PICTURES = 10;

const Still = styled.img`
  width: 100%;
  max-height: 320px;
  border-radius: ${({ theme }) => theme.radius.thumb};
  object-fit: contain;
`;

const Problem = styled.p.attrs({ role: 'alert' })`
  color: ${({ theme }) => theme.color.danger.text};
`;

type Use = 'item' | 'other' | 'chat';

/**
 * A still of the video becomes a picture of an item of the load, of a new one, or of the chat. The item that was added last is
 * offered first: it is the one in hand.
 */
export function StillDialog({ still, onClose }: { still: File; onClose: () => void }) {
  const { userId } = useSession();
  const { load, rights } = useOpenLoad();
  const { save } = useItemEditing();
  const items = useAllItems();
  const [itemId, setItemId] = useState<string | null>(null);
  const [work, setWork] = useState<Use | null>(null);
  const [problem, setProblem] = useState('');
  const [picture, setPicture] = useState<string | null>(null);
  const chosen = itemId === null ? items?.at(-1) : items?.find((item) => item.itemId === itemId);
  const canAddToItem = rights.canEditItems && load.itemCount > 0;
  const uses: Record<Use, (url: string) => Promise<string | undefined>> = {
    async item(url) {
      if (!chosen) return undefined;
      const failed = await save(chosen, { loadUrls: [...chosen.loadUrls, url] });
      if (!failed) onClose();
      return failed;
    },
    async other(url) {
      setPicture(url);
      return undefined;
    },
    async chat(url) {
      chatQueueOf(userId, load.loadId).add({ text: '', pictures: [url] });
      toast.success('The still is in the chat');
      onClose();
      return undefined;
    },
  };
  const upload = async (use: Use) => {
    setWork(use);
    setProblem('');
    try {
      setProblem((await uses[use](await uploadImage(still))) ?? '');
    } catch (refusal) {
      setProblem(problemText(refusal, UPLOAD_FAILED));
    } finally {
      setWork(null);
    }
  };
  const buttonOf = (use: Use) => ({
    busy: work === use,
    busyLabel: 'Uploading',
    disabled: work !== null && work !== use,
    onClick: () => void upload(use),
  });
  if (picture !== null) return <OtherItemDialog picture={picture} onClose={onClose} />;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Still of the video"
      buttons={
        <>
          <Button {...buttonOf('chat')} kind={canAddToItem ? 'plain' : 'main'}>
            Send to the chat
          </Button>
          {rights.canAddItems && rights.canShowOther && <Button {...buttonOf('other')}>Other…</Button>}
          {canAddToItem && (
            <Button {...buttonOf('item')} kind="main" disabledReason={items ? reasonOf(chosen) : NOT_THERE}>
              Add to item
            </Button>
          )}
        </>
      }
    >
      <Stack>
        {problem && <Problem>{problem}</Problem>}
        <LocalPicture file={still} />
        {canAddToItem && (
          <SelectField
            label="Item"
            value={chosen?.itemId}
            options={(items ?? []).map(optionOf).reverse()}
            disabled={!items}
            onChange={setItemId}
          />
        )}
      </Stack>
    </Dialog>
  );
}

/** Shows a file that nobody else has. */
function LocalPicture({ file }: { file: File }) {
  const picture = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(file);
    if (picture.current) picture.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return <Still ref={picture} alt="Still of the video" />;
}

const optionOf = (item: LoadItem) => ({
  value: item.itemId,
  label: itemName(item),
  note: [enteredText(item), item.loadUrls.length > 0 && formatCount(item.loadUrls.length, 'picture')]
    .filter(Boolean)
    .join(' · '),
});

function reasonOf(item: { loadUrls: readonly string[] } | undefined): string | undefined {
  if (!item) return 'Choose an item';
  return item.loadUrls.length >= MOST_PICTURES ? 'This item has 10 pictures already' : undefined;
}
