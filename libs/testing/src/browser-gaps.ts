/** What jsdom lacks and the primitives need: sizes, pointer capture, scrolling, a canvas to measure text with. */
class StillResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

globalThis.ResizeObserver ??= StillResizeObserver;
Element.prototype.hasPointerCapture ??= () => false;
Element.prototype.releasePointerCapture ??= () => undefined;
Element.prototype.scrollIntoView ??= () => undefined;
HTMLCanvasElement.prototype.getContext = () => null;
