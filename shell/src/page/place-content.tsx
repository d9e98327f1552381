import { lazyScreen } from '@washcoat/platform-sdk';
import type { OwnPage } from '../routing/own-routes';
import type { Place } from '../routing/place';
import { SignOutScreen } from '../session/sign-out.screen';
import { NotFoundScreen } from './not-found.screen';
import { PageSkeleton } from './page-skeleton';
import { Redirect } from './redirect';
import { RegistryFailed } from './registry-failed';
import { RemoteState } from './remote-state';
import { UnderConstructionScreen } from './under-construction.screen';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

const SignInScreen = lazyScreen(async () => ({
  default: (await import('../sign-in/sign-in.screen')).SignInScreen,
}));
const ResetPasswordScreen = lazyScreen(async () => ({
  default: (await import('../sign-in/reset-password.screen')).ResetPasswordScreen,
}));
const ConfirmScreen = lazyScreen(async () => ({
  default: (await import('../sign-in/confirm.screen')).ConfirmScreen,
}));

function OwnScreen({ page }: { page: OwnPage }) {
  switch (page) {
    case 'sign-in':
    case 'register':
      return <SignInScreen isRegistration={page === 'register'} />;
    case 'reset-password':
      return <ResetPasswordScreen />;
    case 'confirm':
      return <ConfirmScreen />;
    case 'sign-out':
      return <SignOutScreen />;
  }
}

function Screen({ place }: { place: Place }) {
  switch (place.kind) {
    case 'own':
      return <OwnScreen page={place.page} />;
    case 'page':
      return <RemoteState remote={place.page.remote} />;
    case 'under-construction':
      return <UnderConstructionScreen title={place.page.title} />;
    case 'redirect':
      return <Redirect to={place.to} cause={place.cause} />;
    case 'waiting':
      return <PageSkeleton />;
    case 'registry-failed':
      return <RegistryFailed />;
    case 'not-found':
      return <NotFoundScreen />;
  }
}

/** What the shell draws at an address: its own page, or how far the page's remote has come. */
export function PlaceContent({ place }: { place: Place }) {
  return (
    <InOutlet>
      <Screen place={place} />
    </InOutlet>
  );
}

/** Draws a page of the shell where remotes draw theirs. */
function InOutlet({ children }: { children: ReactNode }) {
  const outlet = document.getElementById('outlet');
  if (!outlet) throw new Error('The page has no #outlet');
  return createPortal(children, outlet);
}
