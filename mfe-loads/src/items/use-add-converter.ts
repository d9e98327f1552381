import { productAdd } from '@washcoat/contract-converters';
import type { ItemGroup } from '@washcoat/contract-loads';
import { problemOf, problemText, useAllowed } from '@washcoat/platform-sdk';
import { useRef, useState } from 'react';
import { sendablePictures } from '../pictures/sendable-pictures';
import { useAddConverterMutation, useLazyConverterTypesQuery } from './items.api';

const ADD_FAILED = 'It was not added to the catalogue.';

/** What a load knows of something that the catalogue does not have. */
export interface UnknownConverter {
  oem: string;
  type: ItemGroup;
  description: string;
  urls: string[];
}

/** Adds a converter from a load, for those who may: once, however often its item is tried. Answers what went wrong. */
export function useAddConverter() {
  const mayAdd = useAllowed(productAdd.access);
  const [types] = useLazyConverterTypesQuery();
  const [add] = useAddConverterMutation();
  const added = useRef('');
  const [isAddingConverter, setAdding] = useState(false);
  const attempt = async ({ oem, type, description, urls }: UnknownConverter) => {
    const { data } = await types({});
    const known = data?.list.find(({ name }) => name.toUpperCase() === type);
    if (!known) return ADD_FAILED;
    const sendable = await sendablePictures(oem, urls).catch(problemOf);
    if (!Array.isArray(sendable)) return problemText(sendable, ADD_FAILED);
    const result = await add({ name: oem, oem, type: known.id, description, urls: sendable });
    if (result.error) return problemText(result.error, ADD_FAILED);
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
  return { mayAdd, addConverter, isAddingConverter };
}
