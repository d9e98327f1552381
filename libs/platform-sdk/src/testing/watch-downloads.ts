/** The downloads that a page opened. */
export interface WatchedDownloads {
  /** Their links, oldest first. */
  links: string[];
  /** Lets downloads through again. */
  stop: () => void;
}

/** Keeps the browser from following the links of downloads, and notes them. */
export function watchDownloads(): WatchedDownloads {
  const links: string[] = [];
  const note = (event: Event) => {
    const anchor = event.target instanceof Element ? event.target.closest('a[download]') : null;
    if (!anchor) return;
    event.preventDefault();
    links.push(anchor.getAttribute('href') ?? '');
  };
  document.addEventListener('click', note);
  return { links, stop: () => document.removeEventListener('click', note) };
}
