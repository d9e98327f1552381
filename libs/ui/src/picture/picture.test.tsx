import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from '../../testing/axe';
import { useState } from 'react';
import { renderThemed } from '../../testing/render';
import { shapeOfType } from '../drawing/shape';
import { LightBox } from './light-box';
import { Picture } from './picture';

const pictures = ['KT 0334', 'GD3', 'ZM40'].map((code) => ({ code, alt: code }));

function Gallery() {
  const [index, setIndex] = useState<number | null>(null);
  return (
    <>
      <Picture alt="KT 0334" code="KT 0334" onOpen={() => setIndex(0)} />
      <LightBox
        title="KT 0334"
        pictures={pictures}
        index={index}
        onIndexChange={setIndex}
        onClose={() => setIndex(null)}
      />
    </>
  );
}

it('walks through the pictures with the arrows, zooms, and closes with Escape', async () => {
  const { baseElement } = renderThemed(<Gallery />);
  await userEvent.click(screen.getByRole('button', { name: 'Enlarge KT 0334' }));
  expect(screen.getByText('1 of 3')).toBeInTheDocument();
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByText('3 of 3')).toBeInTheDocument();
  expect(await axe(baseElement)).toHaveNoViolations();
  expect(screen.getByRole('button', { name: 'Zoom out' })).toBeDisabled();
  await userEvent.keyboard('+');
  expect(screen.getByRole('button', { name: 'Zoom out' })).toBeEnabled();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Enlarge KT 0334' })).toHaveFocus());
});

it('says what stands over it', () => {
  renderThemed(<Picture alt="" flags="Default assay" onOpen={jest.fn()} />);
  expect(screen.getByRole('button', { name: 'Enlarge picture Default assay' })).toBeInTheDocument();
});

it('draws a placeholder when the picture does not load', () => {
  renderThemed(<Picture src="/gone.jpg" alt="GD3" code="GD3" />);
  fireEvent.error(screen.getByRole('img', { name: 'GD3' }));
  expect(screen.getByRole('img', { name: 'GD3' }).tagName).toBe('svg');
});

it('softens photographs in the dark theme; drawings and the light box stay as they are', async () => {
  const pictures = [{ src: '/files/pictures/a.jpg', alt: 'Seen closely' }];
  renderThemed(
    <>
      <Picture src="/files/pictures/a.jpg" alt="Photograph" />
      <Picture src="/files/converters/a.svg" alt="Drawing" />
      <LightBox title="KT" pictures={pictures} index={0} onIndexChange={() => 0} onClose={() => 0} />
    </>,
    'dark',
  );
  const filterOf = (name: string) => getComputedStyle(screen.getByRole('img', { name, hidden: true })).filter;
  expect(filterOf('Photograph')).toBe('brightness(0.84)');
  expect(filterOf('Drawing')).toBe('');
  expect(filterOf('Seen closely')).toBe('none');
});

it.each([
  ['CERAMIC', 'cylinder'],
  ['DIESEL', 'dpf'],
  ['DOMESTIC FOIL', 'foil'],
  ['IMPORT WIRE', 'foil'],
  ['AFTER MKT', 'can'],
  [null, 'cylinder'],
])('draws %s as a %s', (type, shape) => {
  expect(shapeOfType(type)).toBe(shape);
});
