import { act, render, screen } from '@testing-library/react';
import { allow, fullUser } from '@washcoat/contract-kernel';
import { pageLoad } from '../navigation/page-load';
import { fakeSession } from '../testing';
import { SessionStore, sessionKey, sessionStore } from './session-store';
import { followOtherTabs, forgetSignOutReason, signOut, signOutReason } from './sign-out';
import { sessionSnapshot, useAllowed, useSelfCompanyId, useSession } from './use-session';

const leave = jest.spyOn(pageLoad, 'to').mockImplementation(() => undefined);

beforeEach(() => {
  leave.mockClear();
  sessionStore.save(fakeSession({ firstName: 'Dana', canEditPricing: true }));
});

function Rights() {
  const { firstName } = useSession();
  const mayPrice = useAllowed(allow({ flags: ['canEditPricing'] }));
  const mayBuild = useAllowed(allow({ flags: ['canBuildCart'] }));
  return <p>{`${firstName} ${mayPrice} ${mayBuild} ${useAllowed(fullUser)}`}</p>;
}

it('[AUTH-031] [AUTH-032] keeps the login details and every permission flag in local storage', () => {
  const kept: unknown = JSON.parse(localStorage.getItem(sessionKey) ?? '');
  expect(kept).toEqual(fakeSession({ firstName: 'Dana', canEditPricing: true }));
  expect(Object.keys(fakeSession())).toEqual(
    expect.arrayContaining(
      'token companyLogo isNewUser hierarchy firstName lastName organisationName profileUrl companyId isAdmin isSA isFranchise'.split(
        ' ',
      ),
    ),
  );
  expect(new SessionStore().current()?.firstName).toBe('Dana');
});

it('[NAV-050] holds selfCompanyId for every root of the page, and follows whose it is', () => {
  sessionStore.clear();
  const Own = () => <p>{useSelfCompanyId() ?? 'none'}</p>;
  render(<Own />);
  render(<Own />);
  expect(screen.getAllByText('none')).toHaveLength(2);
  act(() => sessionStore.save(fakeSession({ companyId: 'own-company' })));
  expect(screen.getAllByText('own-company')).toHaveLength(2);
  expect(sessionStore.selfCompanyId()).toBe('own-company');
  act(() => sessionStore.update({ ...fakeSession(), companyId: 'moved-company' }));
  expect(screen.getAllByText('moved-company')).toHaveLength(2);
  act(() => sessionStore.clear());
  expect(screen.getAllByText('none')).toHaveLength(2);
});

it.each(['no json', '{"token":""}', '{"token":"t","userId":1,"hierarchy":1}', '7'])(
  'takes %s for nobody',
  (text) => {
    localStorage.setItem(sessionKey, text);
    expect(new SessionStore().current()).toBeNull();
  },
);

it('tells components who is signed in and what they may use', () => {
  render(<Rights />);
  expect(screen.getByText('Dana true false true')).toBeInTheDocument();
  act(() => sessionStore.update(fakeSession({ firstName: 'Dana', canBuildCart: true })));
  expect(screen.getByText('Dana false true true')).toBeInTheDocument();
});

it('keeps the token when login details change on the server', () => {
  sessionStore.update({ ...fakeSession({ firstName: 'Dora' }) });
  expect(sessionStore.current()).toMatchObject({ token: 'token-of-the-test', firstName: 'Dora' });
  sessionStore.clear();
  sessionStore.update(fakeSession());
  expect(sessionStore.current()).toBeNull();
});

it('takes over no details of somebody else, and tells only of what is new', () => {
  const [told, updated] = [jest.fn(), jest.fn()];
  const stops = [sessionStore.subscribe(told), sessionStore.onUpdate(updated)];
  const same = fakeSession({ firstName: 'Dana', canEditPricing: true });
  const { firstName, ...rest } = same;
  sessionStore.update({ ...rest, firstName });
  sessionStore.update(fakeSession({ userId: 'other', isSA: true }));
  sessionStore.reload();
  expect(told).not.toHaveBeenCalled();
  expect(updated).not.toHaveBeenCalled();
  sessionStore.update({ ...same, invoiceFacilities: ['Macon'] });
  expect(told).toHaveBeenCalledTimes(1);
  expect(updated).toHaveBeenCalledTimes(1);
  stops.forEach((stop) => stop());
});

it('signs out by a page load, while the screens of the page keep what they show', () => {
  render(<Rights />);
  act(() => signOut());
  expect(localStorage.getItem(sessionKey)).toBeNull();
  expect(sessionSnapshot()).toBeNull();
  expect(leave).toHaveBeenCalledWith('/');
  const leaving = jest.spyOn(pageLoad, 'isLeaving').mockReturnValue(true);
  expect(signOutReason()).toBeNull();
  forgetSignOutReason();
  leaving.mockRestore();
  expect([signOutReason(), signOutReason()]).toEqual(['asked', 'asked']);
  forgetSignOutReason();
  expect(signOutReason()).toBeNull();
  expect(screen.getByText('Dana false false false')).toBeInTheDocument();
});

describe('other tabs', () => {
  const changeElsewhere = (text: string | null) => {
    if (text === null) localStorage.removeItem(sessionKey);
    else localStorage.setItem(sessionKey, text);
    window.dispatchEvent(new StorageEvent('storage', { key: sessionKey }));
  };
  let stop: () => void;
  beforeEach(() => {
    stop = followOtherTabs();
  });
  afterEach(() => stop());

  it('leave when one signs out', () => {
    changeElsewhere(null);
    expect(sessionStore.current()).toBeNull();
    expect(leave).toHaveBeenCalledWith('/');
  });

  it('leave when one signs in as somebody else', () => {
    changeElsewhere(JSON.stringify(fakeSession({ userId: 'other' })));
    expect(leave).toHaveBeenCalledWith('/');
  });

  it('stay when the same user gets other login details', () => {
    changeElsewhere(JSON.stringify(fakeSession({ lastName: 'New' })));
    expect(sessionStore.current()?.lastName).toBe('New');
    expect(leave).not.toHaveBeenCalled();
  });

  it('follow a sign-in', () => {
    sessionStore.clear();
    changeElsewhere(JSON.stringify(fakeSession()));
    expect(sessionStore.current()).not.toBeNull();
    expect(leave).not.toHaveBeenCalled();
  });
});
