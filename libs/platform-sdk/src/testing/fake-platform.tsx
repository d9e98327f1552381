import { configureStore } from '@reduxjs/toolkit';
import type { Store } from '@reduxjs/toolkit';
import { render } from '@testing-library/react';
import type { SignedIn } from '@washcoat/contract-entities';
import { toast, ToastHost } from '@washcoat/ui';
import type { ReactNode } from 'react';
import { contributionStore, noContributions } from '../contributions/contribution-store';
import type { Contributions } from '../contributions/contribution-store';
import { headingSlots, headingStore } from '../heading/heading-store';
import { PlatformRoot } from '../mount/platform-root';
import { sessionStore } from '../session/session-store';
import { useStore } from '../store/external-store';
import { fakeSession } from './fake-session';

const takeStatus = (status: HTMLElement | null) => headingSlots.set({ ...headingSlots.get(), status });
const takeActions = (actions: HTMLElement | null) => headingSlots.set({ ...headingSlots.get(), actions });

/** A plain top bar; its search calls back at once, without the shell's delay. */
function FakeTopBar() {
  const shown = useStore(headingStore);
  return (
    <header>
      {shown?.backTo !== undefined && <a href={shown.backTo}>Back</a>}
      {shown && <h1>{shown.heading}</h1>}
      <span ref={takeStatus} />
      {shown?.search && (
        <input
          type="search"
          aria-label={shown.search.placeholder}
          placeholder={shown.search.placeholder}
          value={shown.search.value}
          onChange={(event) => shown.search?.onChange(event.target.value)}
        />
      )}
      <span ref={takeActions} />
    </header>
  );
}

export interface FakePlatform {
  /** Facts of the signed-in user; null: nobody is. */
  session?: Partial<SignedIn> | null;
  /** Path and query the page is opened at. */
  route?: string;
  /** The remote's own store. */
  store?: Store;
  contributions?: Partial<Contributions>;
  /** False leaves top bar and toasts to `ui`; the shell draws its own. */
  withFrame?: boolean;
}

/**
 * Renders `ui` as the shell would: signed in, at a route, with top bar and toasts. They stay, so that a busy machine does not
 * miss one; those of the test before are gone.
 */
export function renderWithPlatform(ui: ReactNode, platform: FakePlatform = {}) {
  toast.clear();
  const { session, route = '/', store = configureStore({ reducer: () => null }), contributions } = platform;
  const { withFrame = true } = platform;
  if (session === null) sessionStore.clear();
  else sessionStore.save(fakeSession(session));
  contributionStore.set({ ...noContributions, ...contributions });
  window.history.replaceState(null, '', route);
  return render(
    <PlatformRoot name="The page" store={store}>
      {withFrame && <FakeTopBar />}
      {ui}
      {withFrame && <ToastHost keepsAll />}
    </PlatformRoot>,
  );
}
