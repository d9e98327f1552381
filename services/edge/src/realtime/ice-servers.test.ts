import { iceEnvironment, iceServersFor } from './ice-servers';

describe('the servers by which two browsers find each other', () => {
  it('are none unless the installation names some', () => {
    expect(iceServersFor('somebody', iceEnvironment.parse({}))).toEqual([]);
  });

  it('are read with commas between them, and refused when they are no such addresses', () => {
    const { STUN_URLS } = iceEnvironment.parse({ STUN_URLS: 'stun:a.test:3478, stuns:b.test' });
    expect(STUN_URLS).toEqual(['stun:a.test:3478', 'stuns:b.test']);
    expect(iceEnvironment.safeParse({ STUN_URLS: 'https://a.test' }).success).toBe(false);
    expect(iceEnvironment.safeParse({ TURN_URLS: 'stun:a.test' }).success).toBe(false);
    expect(iceEnvironment.safeParse({ TURN_SECRET: 'short' }).success).toBe(false);
  });

  it('give no relay without the secret that its credentials are made with', () => {
    const { TURN_URLS } = iceEnvironment.parse({ TURN_URLS: 'turn:a.test' });
    expect(iceServersFor('somebody', { TURN_URLS })).toEqual([]);
    const [relay] = iceServersFor('somebody', { TURN_URLS, TURN_SECRET: 'sixteen letters and more' });
    expect(relay).toMatchObject({ urls: ['turn:a.test'], username: expect.stringMatching(/^\d+:somebody$/) });
    expect(relay?.credential).toMatch(/^[\w+/]{27}=$/);
  });
});
