import type { ItemGroup } from '@washcoat/contract-loads';
import { problemOf, problemText } from '@washcoat/platform-sdk';
import { useAttemptKey } from '@washcoat/platform-sdk/forms';
import { toast } from '@washcoat/ui';
import { useRef, useState } from 'react';
import { useOpenLoad } from '../load-detail/load-context';
import { sendablePictures } from '../pictures/sendable-pictures';
import { useAddConverterMutation, useLazyConverterTypesQuery } from './items.api';

const ADD_FAILED = 'It was not added to the catalogue.';

/** What a load knows of something that the catalogue does not have. */
export interface UnknownConverter {
  oem: string;
  type: ItemGroup;
  description: string;
  /** Of a piece, or of a pound of wire; absent where none was entered. */
  basePrice?: number;
  urls: string[];
}

/** Adds a converter from a load: once, however often its item is tried. Answers what went wrong. */
export function useAddConverter() {
  const { rights } = useOpenLoad();
  const [types] = useLazyConverterTypesQuery();
  const [add] = useAddConverterMutation();
  const { keyFor } = useAttemptKey();
  const added = useRef('');
  const [isAddingConverter, setAdding] = useState(false);
  const attempt = async ({ oem, type, urls, ...said }: UnknownConverter) => {
    const { data } = await types({});
    const known = data?.list.find(({ name }) => name.toUpperCase() === type);
    if (!known) return ADD_FAILED;
    const sendable = await sendablePictures(oem, urls).catch(problemOf);
    if (!Array.isArray(sendable)) return problemText(sendable, ADD_FAILED);
    const isEditInvoice = rights.isAmending;
    const converter = { name: oem, oem, type: known.id, ...said, urls: sendable, isEditInvoice };
    const result = await add({ ...converter, key: keyFor(converter) });
    if (result.error) return problemText(result.error, ADD_FAILED);
    toast.success(result.data.message);
    added.current = oem;
    return undefined;
  };
  /** What it asks for before it adds counts as adding: a second press meanwhile would add it twice. */
  const addConverter = async (unknown: UnknownConverter) => {
    if (added.current === unknown.oem) return undefined;
    setAdding(true);
    try {
      return await attempt(unknown);
    } finally {
      setAdding(false);
    }
  };
  return { addConverter, isAddingConverter };
}
