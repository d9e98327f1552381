import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderThemed } from '../../testing/render';
import { IconButton } from '../button/icon-button';
import { RovingGroup, RovingItem } from './roving';

const names = ['Audi', 'Edit Audi', 'Buick'];

async function openGroup() {
  const user = userEvent.setup();
  renderThemed(
    <>
      <button>before</button>
      <RovingGroup>
        <ul>
          {names.map((name) => (
            <li key={name}>
              <RovingItem>
                <IconButton label={name} />
              </RovingItem>
            </li>
          ))}
        </ul>
      </RovingGroup>
      <button>after</button>
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'before' }));
  return user;
}

describe('a group of buttons', () => {
  it('is one stop of the Tab key', async () => {
    const user = await openGroup();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Audi' })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'after' })).toHaveFocus();
  });

  it('goes from button to button by arrows, and to the ends', async () => {
    const user = await openGroup();
    await user.tab();
    await user.keyboard('{ArrowDown}');
    expect(await screen.findByRole('button', { name: 'Edit Audi' })).toHaveFocus();
    await user.keyboard('{End}');
    expect(await screen.findByRole('button', { name: 'Buick' })).toHaveFocus();
    await user.keyboard('{ArrowUp}{Home}');
    expect(await screen.findByRole('button', { name: 'Audi' })).toHaveFocus();
  });

  it('is come back to where it was left', async () => {
    const user = await openGroup();
    await user.tab();
    await user.keyboard('{End}');
    await user.tab();
    await user.tab({ shift: true });
    expect(screen.getByRole('button', { name: 'Buick' })).toHaveFocus();
  });
});
