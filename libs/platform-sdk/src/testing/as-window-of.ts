/** Makes the window as wide as a phone or a desk for media queries; answers how to undo it. */
export function asWindowOf(width: number): () => void {
  const before = window.matchMedia;
  const inert = () => undefined;
  window.matchMedia = (media) => {
    const limit = Number(/max-width: ([\d.]+)px/.exec(media)?.[1] ?? 0);
    return Object.assign(new EventTarget(), {
      ...{ matches: width <= limit, media, onchange: null },
      ...{ addListener: inert, removeListener: inert },
    });
  };
  return () => {
    window.matchMedia = before;
  };
}
