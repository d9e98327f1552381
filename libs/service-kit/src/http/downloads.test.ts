import type { Session } from '@washcoat/contract-entities';
import { allow, linkAnswer, endpoint } from '@washcoat/contract-kernel';
import { z } from 'zod';
import { downloadLink, read, type ServiceDefinition } from '../index';
import { houseAdmin, TestService } from '../testing';

const noteFile = endpoint({
  id: 'noteFile',
  service: 'notes',
  method: 'GET',
  path: '/read/v1/note/file',
  summary: '',
  access: allow({ isAdmin: true }),
  input: z.object({ text: z.string() }),
  output: linkAnswer,
});
let made = 0;
const notes: ServiceDefinition = {
  name: 'notes',
  migrations: [],
  routes: (service) => [
    read(noteFile, async (context, input) => ({
      link: await downloadLink(service, noteFile, input, context),
    })),
  ],
  downloads: () => [
    {
      call: noteFile,
      async make({ session }, input) {
        made++;
        const { text } = noteFile.input.parse(input);
        const body = Buffer.from(`${text} for ${session.firstName}`);
        return { fileName: 'note.txt', contentType: 'text/plain', body };
      },
    },
  ],
};

describe('a download link', () => {
  let notebook: TestService;
  const admin = houseAdmin({ firstName: 'Ada', email: 'ada@washcoat.test' });

  beforeAll(async () => {
    notebook = await TestService.start(notes);
  });
  afterAll(() => notebook.stop());

  const open = (url: string, method: 'GET' | 'HEAD' = 'GET') => notebook.send({ method, url });
  async function asked(session: Session = admin) {
    const token = await notebook.tokenOf(session);
    const { sid } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    const { body } = await notebook.call(null, noteFile, { text: 'hello' }, { token });
    return { link: body.link, sessionId: String(sid) };
  }
  const gone = { status: 403, error: { code: 'LINK_EXPIRED' } };

  it('names a request and tells nothing of it, of its user or of the session', async () => {
    const { link } = await asked();
    expect(link).toMatch(/^\/read\/v1\/notes\/download\?ticket=[\w-]{43}$/);
    const ticket = link.split('=')[1] ?? '';
    const stored = JSON.stringify(await notebook.service.database('download_ticket').select());
    expect(stored).not.toContain(ticket);
    const file = await open(link);
    expect(file).toMatchObject({ status: 200, body: 'hello for Ada' });
    expect(file.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'content-disposition': 'attachment; filename="note.txt"',
    });
  });

  it('opens again within its two minutes, and a look at its headers makes nothing', async () => {
    const { link } = await asked();
    made = 0;
    expect((await open(link, 'HEAD')).status).toBe(200);
    expect(made).toBe(0);
    expect([(await open(link)).status, (await open(link)).status]).toEqual([200, 200]);
  });

  it('lives two minutes, and what is over goes with the next one', async () => {
    const { link } = await asked();
    const tickets = notebook.service.database('download_ticket');
    const [{ seconds }] = await tickets
      .clone()
      .orderBy('expires_at', 'desc')
      .limit(1)
      .select(notebook.service.database.raw('extract(epoch from expires_at - now())::float8 as seconds'));
    expect(Math.ceil(seconds / 60)).toBe(2);
    await tickets.clone().update({ expires_at: new Date(Date.now() - 1) });
    expect(await open(link)).toMatchObject(gone);
    await asked();
    expect(await tickets.clone().count()).toEqual([{ count: 1 }]);
  });

  it('ends with the session', async () => {
    const { link, sessionId } = await asked();
    await notebook.platform.sessions.end([sessionId]);
    expect(await open(link)).toMatchObject(gone);
  });

  it('ends with the right to its call, and shows what the rights of now show', async () => {
    const { link, sessionId } = await asked();
    const changed = (session: Session) =>
      notebook.platform.sessions.put({ sessionId, expiresAt: Date.now() + 60_000, session });
    await changed({ ...admin, firstName: 'Grace' });
    expect((await open(link)).body).toBe('hello for Grace');
    await changed({ ...admin, isAdmin: false });
    expect(await open(link)).toMatchObject(gone);
  });

  it('cannot be guessed nor made out of another', async () => {
    const { link } = await asked();
    for (const ticket of ['', 'x'.repeat(43), `${link.split('=')[1]}x`, link.split('=')[1]?.slice(1) ?? ''])
      expect(await open(`/read/v1/notes/download?ticket=${ticket}`)).toMatchObject(gone);
    const twice = `${link}&ticket=${link.split('=')[1]}`;
    expect(await open(twice)).toMatchObject(gone);
  });
});
