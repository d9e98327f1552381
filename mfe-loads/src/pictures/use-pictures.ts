import { keptPictures } from '@washcoat/platform-sdk/scanning';
import { useEffect, useRef, useState } from 'react';

/**
 * The pictures of an item that is being entered. What waits on the device is forgotten with the form, unless it was handed
 * over with the item.
 */
export function usePictures(first: readonly string[] = []) {
  const [pictures, setPictures] = useState([...first]);
  const waiting = useRef<readonly string[]>([]);
  useEffect(() => {
    waiting.current = pictures;
  }, [pictures]);
  useEffect(() => () => void keptPictures.forget(waiting.current), []);
  return {
    pictures,
    add: (address: string) => setPictures((before) => [...before, address]),
    /** From now on they belong to what took the item over. */
    handOver: () => {
      waiting.current = [];
    },
  };
}
