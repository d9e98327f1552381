import { productList } from '@washcoat/contract-converters';
import { answers, fakeApi } from '@washcoat/platform-sdk/testing';
import { converterA } from '../converter/converter.fixture';
import converters from './converters.palette';

const found = (...list: (typeof converterA)[]) =>
  answers(productList, { list, areMoreItemsAvailable: false, isLimited: false });

it('finds converters by code with picture, kind, weight and offer', async () => {
  const server = fakeApi(found(converterA));
  const entries = await converters.search('KT 03', new AbortController().signal);
  expect(server.callsOf(productList)).toMatchObject([{ input: { text: 'KT 03', count: '5' } }]);
  expect(entries).toEqual([
    {
      id: converterA.productId,
      title: 'KT 0334',
      isCode: true,
      detail: 'Mercedes C-Class, 1,180 g',
      figure: '$172.23',
      picture: { src: '/files/converters/a.svg', code: 'KT 0334', type: 'CERAMIC', shape: 'cylinder' },
      route: `/converter/${converterA.productId}`,
    },
  ]);
  server.restore();
});

it('shows neither weight nor price to who is told none', async () => {
  const { subweight: _weight, offerPrice: _offer, ...rest } = converterA;
  const server = fakeApi(found(rest));
  const [entry] = await converters.search('KT', new AbortController().signal);
  expect(entry).toMatchObject({ detail: 'Mercedes C-Class', figure: undefined });
  server.restore();
});
