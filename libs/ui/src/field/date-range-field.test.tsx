import { fireEvent, screen } from '@testing-library/react';
import { axe } from '../../testing/axe';
import { useState } from 'react';
import { renderThemed } from '../../testing/render';
import { DateRangeField } from './date-range-field';
import type { DayRange } from './day-range';

function setUp() {
  const seen = jest.fn();
  function Filter() {
    const [range, setRange] = useState<DayRange>({ from: '2026-11-01', to: '2026-11-20' });
    return (
      <DateRangeField
        label="Created"
        value={range}
        onChange={(next) => {
          seen(next);
          setRange(next);
        }}
      />
    );
  }
  const view = renderThemed(<Filter />);
  return {
    ...view,
    seen,
    from: screen.getByLabelText('Created from'),
    to: screen.getByLabelText('Created to'),
  };
}

it('[COM-036] refuses an end before the start and says so', async () => {
  const { seen, to, container } = setUp();
  fireEvent.change(to, { target: { value: '2026-10-31' } });
  expect(screen.getByRole('alert')).toHaveTextContent('The end date cannot precede the start date');
  expect(seen).not.toHaveBeenCalled();
  expect(await axe(container)).toHaveNoViolations();
  fireEvent.change(to, { target: { value: '2026-11-01' } });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(seen).toHaveBeenCalledWith({ from: '2026-11-01', to: '2026-11-01' });
});

it('hands on the whole range once the start was corrected', () => {
  const { seen, from } = setUp();
  fireEvent.change(from, { target: { value: '2026-12-01' } });
  expect(seen).not.toHaveBeenCalled();
  fireEvent.change(from, { target: { value: '2026-11-19' } });
  expect(seen).toHaveBeenCalledWith({ from: '2026-11-19', to: '2026-11-20' });
});
