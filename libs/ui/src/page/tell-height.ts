/**
 * A ref that says on the root of the document how high an element is, in pixels: for what has to end before it, or to leave
 * it room. Once it is gone nothing is said of it. `name` is a custom property such as `--top-bar-height`.
 */
export function tellHeight(name: `--${string}-height`) {
  return (element: HTMLElement | null): (() => void) | undefined => {
    if (!element) return undefined;
    const observer = new ResizeObserver(() =>
      document.documentElement.style.setProperty(name, `${element.offsetHeight}px`),
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      document.documentElement.style.removeProperty(name);
    };
  };
}
