import { useState } from 'react';
import { problemOf } from '@washcoat/platform-sdk';
import { sendablePictures } from '../pictures/sendable-pictures';
import { useAddItemMutation, type NewItem } from './items.api';

/** Adds an item that was entered, after its pictures that waited on the device. `name` is what it is called. */
export function useSendItem() {
  const [add] = useAddItemMutation();
  const [isSending, setSending] = useState(false);
  const send = async ({ name, loadUrls = [], ...item }: NewItem & { name: string }) => {
    setSending(true);
    try {
      return await add({ ...item, loadUrls: await sendablePictures(name, loadUrls) });
    } catch (error) {
      return { error: problemOf(error) };
    } finally {
      setSending(false);
    }
  };
  return { send, isSending };
}
