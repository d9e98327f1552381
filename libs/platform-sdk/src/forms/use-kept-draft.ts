import { sessionSnapshot } from '@washcoat/platform-sdk';
import { useState } from 'react';
import { draftOf, forgetDraft, keepDraft } from '../drafts/draft-storage';
import type { Draft } from '../drafts/draft-storage';

/** What a draft is of. */
export interface DraftName {
  /** In a word: customer. */
  noun: string;
  /** The record, or what a new one belongs to; absent for a new one that belongs to nothing. */
  record?: string;
  /** Fields that are not kept beside papers, pictures and secrets, which never are. */
  leaveOut?: readonly string[];
}

/** What was typed the last time and not saved. */
export interface DraftOffer {
  noun: string;
  /** When, as ISO text. */
  at: string;
  restore: () => void;
  discard: () => void;
}

/** The place of one draft on this device: of the signed-in user, for one form and one record. */
export interface KeptDraft {
  /** What was found when the form was opened, until it is restored or discarded. */
  found: Draft | null;
  /** Keeps what is typed; nothing is kept once the user has signed out. */
  keep: (values: Draft['values']) => void;
  forget: () => void;
  /** The offer to restore what was found. */
  offer: (restore: (values: Draft['values']) => void) => DraftOffer | null;
}

/** Finds, keeps and forgets the draft of a form; without a name there is none. */
export function useKeptDraft(name: DraftName | undefined): KeptDraft {
  const [owner] = useState(() => sessionSnapshot()?.userId);
  const key = name && owner ? [owner, name.noun, name.record ?? ''].join('.') : null;
  const [found, setFound] = useState(() => (key ? draftOf(key) : null));
  const forget = () => {
    if (key) forgetDraft(key);
    setFound(null);
  };
  return {
    found,
    keep: (values) => {
      if (key && sessionSnapshot()?.userId === owner) keepDraft(key, values);
    },
    forget,
    offer: (restore) => {
      if (!found || !name) return null;
      const take = () => {
        restore(found.values);
        setFound(null);
      };
      return { noun: name.noun, at: found.at, restore: take, discard: forget };
    },
  };
}
