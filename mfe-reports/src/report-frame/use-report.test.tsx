import { act, screen } from '@testing-library/react';
import { renderWithPlatform } from '@washcoat/platform-sdk/testing';
import { useReport } from './use-report';

function Asked() {
  const { request, part } = useReport([]);
  const day = new Date(request.from ?? 0).toISOString().slice(0, 10);
  return <output aria-label="Asked">{`${day} from row ${part.offset}`}</output>;
}

const asked = () => screen.getByRole('status', { name: 'Asked' }).textContent;

it('asks for the first page of the next day where a report of today stays open overnight', () => {
  jest.useFakeTimers({ now: new Date('2026-11-20T17:00:00.000Z') });
  try {
    renderWithPlatform(<Asked />, { route: '/reports?range=today&offset=50' });
    expect(asked()).toBe('2026-11-20 from row 50');
    jest.setSystemTime(new Date('2026-11-21T17:00:00.000Z'));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(asked()).toBe('2026-11-21 from row 0');
  } finally {
    jest.useRealTimers();
  }
});
