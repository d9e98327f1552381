interface Here {
  address: URL;
  state: unknown;
}

const whereNow = (): Here => ({
  address: new URL(window.location.href),
  state: window.history.state,
});

/** Asks whether to leave one address for another, if that loses something, and answers whether it did. */
type Ask = (here: URL, there: URL, go: () => void) => boolean;

/**
 * Holds the page when the buttons of the browser lead off it. By the time of the event the address has changed, so it
 * is put back; the entry one back is then where the buttons led. Make it while the page starts.
 * @param ask gets `go`, which completes the way
 */
export function backButtonWatch(ask: Ask): (isOn: boolean) => void {
  let here: Here | undefined;

  const hold = (event: Event) => {
    if (!here) return;
    const there = whereNow();
    const isByButton = event.isTrusted;
    if (!isByButton || !ask(here.address, there.address, () => window.history.back())) {
      here = there;
      return;
    }
    event.stopImmediatePropagation();
    // Not by the method of the object: single-spa wraps that, and would tell every router.
    History.prototype.pushState.call(window.history, here.state, '', here.address.href);
  };

  // Now, and not when it is needed: browsers tell the window's listeners in the order they came, and this one must be
  // before every router and before single-spa, which takes the page apart as soon as it is told.
  window.addEventListener('popstate', hold);
  return (isOn) => {
    here = isOn ? (here ?? whereNow()) : undefined;
  };
}
