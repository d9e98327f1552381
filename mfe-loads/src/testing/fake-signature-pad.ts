/** Stands in for the pad, which draws on a canvas that jsdom does not have: a click is a stroke. */
export default class FakeSignaturePad {
  private hasInk = false;
  private ended: (() => void) | undefined;

  constructor(canvas: HTMLCanvasElement) {
    canvas.addEventListener('click', () => {
      this.hasInk = true;
      this.ended?.();
    });
  }

  addEventListener(_name: string, ended: () => void): void {
    this.ended = ended;
  }

  off(): void {
    this.ended = undefined;
  }

  clear(): void {
    this.hasInk = false;
  }

  isEmpty(): boolean {
    return !this.hasInk;
  }

  toDataURL(): string {
    return 'data:image/png;base64,AAAA';
  }
}
