import { fireEvent, screen } from '@testing-library/react';
import { renderThemed } from '../../testing/render';
import { cutPixels } from './cut-text';
import { DataGrid } from './data-grid';

/** A text of `text` pixels in a part that is `room` wide, and reaches `reach` with what can be touched around it. */
function part({
  text,
  room,
  reach = Math.max(text, room),
  border = 0,
}: {
  text: number;
  room: number;
  reach?: number;
  border?: number;
}) {
  const element = document.createElement('a');
  element.textContent = '2L3';
  element.style.cssText = `text-overflow: ellipsis; padding: 0; border: ${border}px solid`;
  document.body.append(element);
  const widthOf = (width: number) => () => ({ width });
  Object.defineProperties(element, {
    clientWidth: { value: Math.round(room - 2 * border) },
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

it('knows that an outlined type has no room for text in its line', () => {
  expect(cutPixels(part({ text: 62.97, room: 64, border: 1, reach: 63 }))).toBe(1);
});

describe('the text under a pointer', () => {
  const table = () =>
    renderThemed(
      <DataGrid
        label="Parts"
        columns={[
          { id: 'code', title: 'OEM', render: ({ id }: { id: string }) => <a href={`/${id}`}>{id}</a> },
        ]}
        rows={[{ id: 'GD3' }]}
        getRowId={({ id }) => id}
        rowHeight={44}
      />,
    );

  it('is told whole where it is cut once the pointer moves there, and not for a row that comes to lie under it', () => {
    table();
    const code = screen.getByRole('link', { name: 'GD3' });
    code.style.textOverflow = 'ellipsis';
    Object.defineProperties(code, { scrollWidth: { value: 80 }, clientWidth: { value: 40 } });
    const cell = screen.getByRole('rowheader', { name: 'GD3' });
    fireEvent.mouseOver(code);
    expect(cell).not.toHaveAttribute('title');
    fireEvent.mouseMove(code);
    expect(cell).toHaveAttribute('title', 'GD3');
  });
});
