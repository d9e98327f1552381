import { externalStore, problemOf, sessionStore } from '@washcoat/platform-sdk';
import type { ApiProblem } from '@washcoat/platform-sdk';
import { store } from '../app/store';
import { placeOf, type IdentifySearch } from '../identify/identify-search';
import { pictureSearchApi } from './picture-search.api';
import type { PictureAnswer } from './picture-search.api';

/** A photo and what became of the search for it. */
export interface PictureSearch {
  photo: File;
  /** Where it was asked; its facility and customer make the prices. */
  search: IdentifySearch;
  /** Null until it is here. */
  answer: PictureAnswer | null;
  /** Why there is no answer. */
  problem: ApiProblem | null;
}

/** The last photo searched for. It outlives the page, so that Back from a converter leads to what was found. */
export const pictureSearchStore = externalStore<PictureSearch | null>(null);

let stopRunning: (() => void) | undefined;

// What was found may hold prices that the user may no longer see.
sessionStore.onUpdate(forgetPicture);

/** Searches for what a photo shows; a search that is running gives way. */
export function searchByPicture(photo: File, search: IdentifySearch): void {
  stopRunning?.();
  const started: PictureSearch = { photo, search, answer: null, problem: null };
  pictureSearchStore.set(started);
  void ask(started);
}

/** Stops the search that is running and forgets the photo. */
export function forgetPicture(): void {
  stopRunning?.();
  pictureSearchStore.set(null);
}

/** Whether a photo is being read. */
export function isSearching(state: PictureSearch | null): state is PictureSearch {
  return state !== null && !state.answer && !state.problem;
}

async function ask(started: PictureSearch): Promise<void> {
  const { photo, search } = started;
  const question = {
    image: photo,
    companyId: search.customer?.value,
    ...placeOf(search.facility),
  };
  const { initiate } = pictureSearchApi.endpoints.searchByPicture;
  const call = store.dispatch(initiate(question, { track: false }));
  stopRunning = () => call.abort();
  try {
    finish(started, { answer: await call.unwrap() });
  } catch (refusal) {
    finish(started, { problem: problemOf(refusal) });
  }
}

/** Nothing happens when the photo was forgotten or another one chosen in the meantime. */
function finish(started: PictureSearch, outcome: Partial<PictureSearch>): void {
  if (pictureSearchStore.get() !== started) return;
  stopRunning = undefined;
  pictureSearchStore.set({ ...started, ...outcome });
}
