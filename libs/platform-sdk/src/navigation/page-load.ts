/** Whole page loads, in one place so that tests can watch them. */
export const pageLoad = {
  /** Leaves for `path` and drops everything this page holds in memory. */
  to(path: string): void {
    window.location.assign(path);
  },
  /** Loads the current page again. */
  again(): void {
    window.location.reload();
  },
};
