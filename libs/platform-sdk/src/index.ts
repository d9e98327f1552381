export type { Session, SignedIn } from '@washcoat/contract-entities';
export { chosenActionsOf, pageActionsOf, rowActionsOf } from './actions/action';
export type { Action, ChosenAction, OfferedAction, PageAction, RowAction } from './actions/action';
export { offeredActions, useOfferedActions } from './actions/offered-actions';
export { asSpecified } from './api/as-specified';
export { isPassing, noConnection, problemAfter, problemOf, problemText } from './api/api-problem';
export type { ApiProblem } from './api/api-problem';
export type { ContractRequest } from './api/contract-request';
export { asks, asksLater, sends, sendsOnce } from './api/contract-endpoints';
export type { AskRules, Keyed, SendRules } from './api/contract-endpoints';
export { call, createRemoteApi } from './api/remote-api';
export type { CallOptions } from './api/remote-api';
export { sendFile } from './api/send-file';
export type { FileOnItsWay } from './api/send-file';
export type { ServerAnswer } from './api/server-answer';
export { onRefusal } from './api/refusals';
export { reportIncident, reportSkipped } from './boundary/incident';
export type { Incident } from './boundary/incident';
export { PlatformBoundary } from './boundary/platform-boundary';
export type { PlatformBoundaryProps } from './boundary/platform-boundary';
export { connectionStore, followConnection, useIsOffline } from './connection/connection-store';
export { contributionStore, isOffered, noContributions } from './contributions/contribution-store';
export type {
  Contributions,
  Registered,
  RegisteredNav,
  RegisteredPage,
  RegisteredSlot,
  RemoteRef,
} from './contributions/contribution-store';
export { provideModuleLoader } from './contributions/panel-modules';
export type { ModuleLoader, PanelProps } from './contributions/panel-modules';
export { Slot } from './contributions/slot';
export type { SlotProps } from './contributions/slot';
export { useContributions } from './contributions/use-contributions';
export { usePageOffered } from './contributions/use-page-offered';
export { openDownload } from './download/open-download';
export { headingSlots, headingStore } from './heading/heading-store';
export type { HeadingSearch, HeadingSlots, PageHeading, ShownHeading } from './heading/heading-store';
export { usePageHeading } from './heading/use-page-heading';
export { useUnsavedGuard } from './unsaved-changes/use-unsaved-guard';
export { useKeyset } from './lists/use-keyset';
export type { Keyset } from './lists/use-keyset';
export { offlineCache } from './offline-cache/offline-cache';
export type { CachedAnswer, OfflineCache, OfflineCacheRules } from './offline-cache/offline-cache';
export { keyHints, useKeyHints } from './keys/key-hints';
export { isOnPage } from './keys/on-page';
export type { KeyHint } from './keys/key-hints';
export {
  followRecord,
  liveIsDown,
  liveIsUp,
  liveMessages,
  liveStore,
  onLive,
  onLiveNews,
  videoMessages,
  whenRecordIsOpen,
} from './live/live-line';
export type { LiveFollowing, LiveLine, VideoFollowing, VideoLine, VideoListener } from './live/live-line';
export { useLive, useLivePolling, useLiveRecord } from './live/use-live';
export type { LivePresence } from './live/use-live';
export { lazyScreen } from './loading/lazy-screen';
export { loadCode, loadingPolicy } from './loading/loading-policy';
export { activeFacilities } from './lookups/active-facilities';
export { searchOfBuyers } from './lookups/search-of-buyers';
export { searchOfCompanies } from './lookups/search-of-companies';
export { useOptionSearch } from './lookups/use-option-search';
export type { OptionSearch } from './lookups/use-option-search';
export { menuEntriesOf, menuGroupNames } from './menu/menu-entries';
export type { MenuEntry } from './menu/menu-entries';
export { lifecycles } from './mount/lifecycles';
export type { Lifecycles, MountProps, RemoteParts } from './mount/lifecycles';
export { panel } from './mount/panel';
export { PlatformRoot } from './mount/platform-root';
export type { PlatformRootProps } from './mount/platform-root';
export { hrefTo, navigate } from './navigation/navigate';
export type { LinkTarget, NavigateOptions } from './navigation/navigate';
export { pageLoad } from './navigation/page-load';
export * from './navigation/router';
export { useQueryChange } from './navigation/use-query-change';
export { loadPaletteSource } from './palette/load-palette-source';
export { paletteSource } from './palette/palette-source';
export type { PaletteEntry, PaletteSource, PaletteSourceParts } from './palette/palette-source';
export { uploadImage } from './platform/upload-image';
export { whenIdle } from './idle/idle';
export { sessionKey, SessionStore, sessionStore } from './session/session-store';
export { rememberedQuery, rememberQuery } from './views/remembered-query';
export { followOtherTabs, forgetSignOutReason, signOut, signOutReason } from './session/sign-out';
export type { SignOutReason } from './session/sign-out';
export {
  sessionSnapshot,
  useAllowed,
  useSelfCompanyId,
  useSession,
  useSignedIn,
} from './session/use-session';
export { externalStore, useStore } from './store/external-store';
export type { ExternalStore } from './store/external-store';
export { createRemoteStore, setupListeners } from './store/remote-store';
export type { ApiPart } from './store/remote-store';
export { chooseTheme, followDeviceTheme, useThemeChoice, useThemeMode } from './theme/theme-store';
export type { ThemeChoice } from './theme/theme-store';
export { onSignal, sendSignal } from './signals/signals';
export type { Signal } from './signals/signals';
export { SavedViews } from './views/saved-views';
export type { SavedViewsProps } from './views/saved-views';
