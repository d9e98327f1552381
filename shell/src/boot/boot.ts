import { followDeviceTheme, followOtherTabs, provideModuleLoader } from '@washcoat/platform-sdk';
import { watchFailures } from '../remotes/failures';
import { loadModule } from '../remotes/federation';
import { followContributions, startRemotes } from '../remotes/applications';
import { followLive } from '../live/follow-live';
import { followNews } from '../notices/follow-news';
import { keepCode } from '../offline/keep-code';
import { warmGrid } from '../offline/warm-grid';
import { refreshRegistry } from '../registry/refresh-registry';
import { keepFresh } from './keep-fresh';
import { followRights } from '../session/follow-rights';
import { refreshLoginDetails } from '../session/refresh-login-details';
import { showShell } from './show-shell';

/** Starts the page. The sign-in shows before the registry is here; remotes come when it is. */
export async function boot(): Promise<void> {
  followDeviceTheme();
  followOtherTabs();
  provideModuleLoader(loadModule);
  watchFailures();
  followContributions();
  keepCode();
  warmGrid();
  showShell();
  startRemotes();
  await Promise.all([refreshRegistry(), refreshLoginDetails()]);
  keepFresh();
  followLive();
  followRights();
  followNews();
}
