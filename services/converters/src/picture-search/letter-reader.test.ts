import sharp from 'sharp';
import { LetterReader } from './letter-reader';

describe('a reader of letters', () => {
  const reader = new LetterReader();
  afterEach(() => reader.close());

  const blank = () =>
    sharp({ create: { width: 200, height: 60, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();

  it('works on one photo after the other and refuses what would wait too long', async () => {
    const order: string[] = [];
    const photo = (name: number) =>
      reader.use(async () => {
        order.push(`begins ${name}`);
        await new Promise((resolve) => setTimeout(resolve, 1));
        order.push(`ends ${name}`);
      });
    const taken = Array.from({ length: 9 }, (_item, name) => photo(name));
    await expect(photo(9)).rejects.toMatchObject({ status: 429, details: { code: 'BUSY' } });
    await Promise.all(taken);
    expect(order).toEqual(taken.flatMap((_photo, name) => [`begins ${name}`, `ends ${name}`]));
    await photo(10);
    expect(order.at(-1)).toBe('ends 10');
  });

  it('reads nothing where nothing is', async () => {
    const png = await blank();
    expect(await reader.use((readLine) => readLine(png))).toMatchObject({ text: '' });
  });

  it('fails with what is no picture, and reads the next one', async () => {
    await expect(reader.use((readLine) => readLine(Buffer.from('no picture')))).rejects.toBeDefined();
    const png = await blank();
    expect(await reader.use((readLine) => readLine(png))).toMatchObject({ text: '' });
  });
});
