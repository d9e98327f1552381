import { useSignedIn } from '@washcoat/platform-sdk';
import { ToastHost } from '@washcoat/ui';
import { SideMenu } from '../menu/side-menu';
import { OverPage } from '../palette/over-page';
import { usePlace } from '../routing/current-place';
import type { Place } from '../routing/place';
import { TopBar } from '../top-bar/top-bar';
import { ShellLayout } from './shell-layout';
import { PlaceContent } from './place-content';
import { SkipLink } from './skip-link';
import { useFocusOfPages } from './use-focus-of-pages';

/** The title that stands until the page names itself; undefined where the page is drawn without menu and top bar. */
function frameTitle(place: Place): string | undefined {
  switch (place.kind) {
    case 'own':
    case 'redirect':
    case 'waiting':
      return undefined;
    case 'page':
      return place.page.isBare ? undefined : place.page.title;
    case 'under-construction':
      return place.page.title;
    case 'not-found':
      return 'Not found';
    case 'registry-failed':
      return 'Washcoat';
  }
}

/** The whole of the shell: frame around the page, and the page itself where the shell draws it. */
export function Shell() {
  const place = usePlace();
  const title = frameTitle(place);
  const isFullUser = useSignedIn()?.isNewUser === false;
  useFocusOfPages(place);
  return (
    <>
      <ShellLayout />
      {title !== undefined && (
        <>
          <SkipLink />
          <SideMenu />
          <TopBar title={title} />
          {isFullUser && <OverPage />}
        </>
      )}
      <PlaceContent place={place} />
      <ToastHost />
    </>
  );
}
