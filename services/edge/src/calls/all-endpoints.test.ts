import { allEndpoints } from './all-endpoints';

/** Asked for by programs and by the browser itself, not by a screen. */
const besides = ['/.well-known/jwks.json'];

it('[COM-002] has its reads under read/v1 and everything else under write/v1', () => {
  const misplaced = allEndpoints.filter(({ method, path }) =>
    method === 'GET' ? !path.startsWith('/read/v1') : !path.startsWith('/write/v1/'),
  );
  expect(misplaced.map(({ path }) => path)).toEqual(besides);
});
