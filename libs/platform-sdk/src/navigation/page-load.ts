let leaving = false;

/** Whole page loads, in one place so that tests can watch them. */
export const pageLoad = {
  /** Whether this page is about to go; it is still drawn for a moment. */
  isLeaving: () => leaving,
  /** Leaves for `path` and drops everything this page holds in memory. */
  to(path: string): void {
    leaving = true;
    window.location.assign(path);
  },
  /** Loads the current page again. */
  again(): void {
    leaving = true;
    window.location.reload();
  },
};
