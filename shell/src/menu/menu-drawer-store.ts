import { externalStore } from '@washcoat/platform-sdk';

/** Whether the side menu lies over the page, under 1024 px. */
export const menuDrawer = externalStore(false);

/** Uncovers the page. */
export function closeMenuDrawer(): void {
  menuDrawer.set(false);
}
