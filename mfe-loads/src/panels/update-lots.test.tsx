import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lotUpdate } from '@washcoat/contract-invoicing';
import { slotContribution } from '@washcoat/contract-kernel';
import { isOffered } from '@washcoat/platform-sdk';
import { answers, fakeApi, fakeSession, refuses, renderWithPlatform } from '@washcoat/platform-sdk/testing';
import manifest from '../../remote.manifest.json';
import { store } from '../app/store';
import UpdateLots from './update-lots.panel';

const loadIds = ['018f3c1e-0000-7000-8000-000000000001', '018f3c1e-0000-7000-8000-000000000002'];

it('[LOAD-056] [LOAD-062] [LOAD-064] Update Lot Info stands on the cost sheet: it stamps what is ticked, and says what is missing or went wrong', async () => {
  const opened = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const api = fakeApi(refuses(lotUpdate, 503));
  const onDone = jest.fn();
  renderWithPlatform(<UpdateLots loadIds={loadIds} onDone={onDone} onClose={jest.fn()} />, { store });
  const save = await screen.findByRole('button', { name: 'Update Lot Info' });
  await userEvent.click(save);
  expect(await screen.findByText('Enter the Lot info & select the loads')).toBeInTheDocument();
  await userEvent.type(screen.getByRole('textbox', { name: 'Foil Lot' }), 'F-3');
  await userEvent.click(save);
  expect(await screen.findByText('Something went wrong please try agian later')).toBeInTheDocument();
  expect(onDone).not.toHaveBeenCalled();
  api.change(
    answers(lotUpdate, { message: 'Successfully updated the Lot info', link: '/downloads/x?ticket=1' }),
  );
  await userEvent.click(save);
  await waitFor(() => expect(onDone).toHaveBeenCalledWith({ foilLot: 'F-3' }));
  expect(api.callsOf(lotUpdate).at(-1)?.input).toEqual({ loadIds, foilLot: 'F-3' });
  expect(opened).toHaveBeenCalled();
  cleanup();
  api.restore();
});

it('[LOAD-056] Update Lot Info is offered to hierarchy 1', () => {
  const [offer] = manifest.panels.map((entry) => slotContribution.parse(entry));
  if (!offer) throw new Error('There is no panel.');
  expect(offer.slot).toBe('reports.cost-sheet.v1');
  const offered = [1, 4, 10, 2].map((hierarchy) => isOffered(offer, fakeSession({ hierarchy })));
  expect(offered).toEqual([true, false, false, false]);
});
