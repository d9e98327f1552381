import { screen } from '@testing-library/react';
import { renderThemed } from '../../testing/render';
import { GridFrame } from './grid-frame';

const bar = (name: string) => (
  <div className="ag-scrollbar-invisible">
    <div className="ag-body-vertical-scroll-viewport">{name}</div>
  </div>
);

it('covers no words of a row with a scrollbar that lies over it', () => {
  const grids = document.createElement('style');
  grids.textContent = '.ag-body-vertical-scroll-viewport { background-color: rgb(255, 255, 255); }';
  document.head.append(grids);
  renderThemed(
    <>
      {bar('Elsewhere')}
      <GridFrame $opens={false} $height={undefined} $sideways={false}>
        {bar('Here')}
      </GridFrame>
    </>,
  );
  const groundOf = (name: string) => getComputedStyle(screen.getByText(name)).backgroundColor;
  expect([groundOf('Elsewhere'), groundOf('Here')]).toEqual(['rgb(255, 255, 255)', 'rgba(0, 0, 0, 0)']);
  grids.remove();
});
