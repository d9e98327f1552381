import { cutPixels } from './cut-text';

/** A text of `text` pixels in a part that is `room` wide, and reaches `reach` with what can be touched around it. */
function part({ text, room, reach = Math.max(text, room) }: { text: number; room: number; reach?: number }) {
  const element = document.createElement('a');
  element.textContent = '2L3';
  element.style.cssText = 'text-overflow: ellipsis; padding: 0';
  document.body.append(element);
  const widthOf = (width: number) => () => ({ width });
  Object.defineProperties(element, {
    clientWidth: { value: Math.round(room) },
    scrollWidth: { value: Math.round(reach) },
    getBoundingClientRect: { value: widthOf(room) },
  });
  Object.defineProperty(Range.prototype, 'getBoundingClientRect', {
    value: widthOf(text),
    configurable: true,
  });
  return element;
}

afterEach(() => {
  document.body.replaceChildren();
  Reflect.deleteProperty(Range.prototype, 'getBoundingClientRect');
});

it('tells by how much a text is cut', () => {
  expect(cutPixels(part({ text: 124.4, room: 80 }))).toBe(44);
  expect(cutPixels(part({ text: 80, room: 80 }))).toBe(0);
});

it('tells a part of a pixel, for which dots come as well', () => {
  expect(cutPixels(part({ text: 80.3, room: 80, reach: 80 }))).toBe(1);
});

it('does not take for text what a finger may touch around a short code: its column would grow without end', () => {
  expect(cutPixels(part({ text: 24.17, room: 24.17, reach: 32 }))).toBe(0);
});
