/**
 * What the installation prints on, as CSS names it. The door writes it on the page.
 */
export function installationPaper(): string {
  return document.documentElement.dataset.paper ?? 'A4';
}

/**
 * The time zone of the installation, which cuts its days wherever the browser stands. The door writes it on the page; a
 * page that did not come through the door has the browser's own.
 */
export function installationZone(): string {
  const told = typeof document === 'undefined' ? undefined : document.documentElement.dataset.timezone;
  return told ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
}
