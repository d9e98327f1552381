import { screen } from '@testing-library/react';
import { renderWithPlatform } from '@washcoat/platform-sdk/testing';
import { EntryInput } from './entry-input';

it('[SET-054] asks for no day on a completed settlement', () => {
  renderWithPlatform(
    <fieldset disabled>
      <EntryInput label="Advance date" kind="date" value="" onText={() => undefined} />
      <EntryInput label="Date" kind="date" value="2026-11-20" onText={() => undefined} />
    </fieldset>,
  );
  const colorOf = (name: string) => getComputedStyle(screen.getByLabelText(name)).color;
  expect(colorOf('Advance date')).toBe('rgba(0, 0, 0, 0)');
  expect(colorOf('Date')).not.toBe('rgba(0, 0, 0, 0)');
});
