import { TestService } from '@washcoat/testing';
import { convertersService } from '../service';
import { keepPictures } from './drawn-picture.repository';

describe('drawn pictures', () => {
  let catalogue: TestService;
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><title>KT 0334</title></svg>';

  beforeAll(async () => {
    catalogue = await TestService.start(convertersService);
  });
  afterAll(() => catalogue.stop());

  const keep = (drawings: string[]) =>
    catalogue.service.inTransaction({}, ({ trx }) => keepPictures(trx, drawings));

  it('are served under the hash of their content, kept for ever, and may run nothing', async () => {
    const [url = '', same] = await keep([svg]);
    expect(url).toMatch(/^\/files\/converters\/[0-9a-f]{64}\.svg$/);
    expect(same).toBeUndefined();
    const answer = await catalogue.send({ method: 'GET', url });
    expect(answer.status).toBe(200);
    expect(answer.body).toBe(svg);
    expect(answer.headers).toMatchObject({
      'content-type': expect.stringContaining('image/svg+xml'),
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    expect((await catalogue.send({ method: 'HEAD', url })).status).toBe(200);
  });

  it('are kept once, and others answer 404', async () => {
    expect(await keep([svg, svg])).toEqual(await keep([svg, svg]));
    const rows = await catalogue.service.database('drawn_picture').select();
    expect(rows).toHaveLength(1);
    const unknown = [
      `/files/converters/${'0'.repeat(64)}.svg`,
      '/files/converters/..%2F..%2Fsecret.svg',
      '/files/x',
    ];
    for (const url of unknown) expect((await catalogue.send({ method: 'GET', url })).status).toBe(404);
  });
});
