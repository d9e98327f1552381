import {
  sentenceOf,
  type Answer,
  type FieldName,
  type Noun,
  type NounCalls,
} from '@washcoat/contract-kernel';
import type { ReactNode } from 'react';
import type { ColumnChange } from '../lists/noun-columns';
import type { ListedRecord, NounHooks } from './noun-api';

/** How the records of a noun are shown and changed. */
export interface NounFace<N extends Noun = Noun> {
  noun: N;
  calls: NounCalls;
  hooks: NounHooks;
  /** The address of its list. */
  path: string;
  /** Of the table and of its saved views. */
  storageKey: string;
  /** The field that a record is called by. */
  nameBy: FieldName<N>;
  /** The field that tells a record from its namesakes in the bin. */
  detailBy: FieldName<N>;
  /** The columns of the list, and where one differs from what its kind shows. */
  columns: readonly FieldName<N>[];
  changes?: { [Name in FieldName<N>]?: ColumnChange<Answer<N>> };
  /** Yes-or-no fields by which the list can be cut down. */
  filters?: readonly FieldName<N>[];
  /** The main column of the form, and what stands beside it. */
  form: ReactNode;
  side: ReactNode;
  /** What is said of an empty list. */
  emptyHint: string;
  /** What follows when one is deleted. */
  deleteConsequence: string;
}

/** One of them in a sentence: price entry. */
export const wordOf = ({ noun }: NounFace) => sentenceOf(noun).toLowerCase();

export const recordIdOf = ({ noun }: NounFace, record: ListedRecord) =>
  String(Reflect.get(record, noun.idName));
export const recordNameOf = ({ nameBy }: NounFace, record: ListedRecord) =>
  String(Reflect.get(record, nameBy));
