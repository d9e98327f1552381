import { userInvited } from '@washcoat/contract-entities';
import { invitationLetter } from './invitation.letter';

const letter = (words: object) =>
  invitationLetter({ ...userInvited.example, ...words }, 'https://washcoat.test');
const greetings = (names: readonly string[]) =>
  names.map((firstName) => letter({ firstName }).text.split('\n')[0]);

const addresses = [
  'your account is blocked. Open http://evil.example/pay now or',
  'pay at evil.example',
  'evil.example/pay',
  'write to me@evil.example',
  'call 18005551234567 now',
];

describe('the letter of an invitation', () => {
  it.each([...addresses, 'x'.repeat(61)])('carries no text of the inviter to a stranger: %s', (typed) => {
    const { subject, text, html } = letter({ firstName: typed, inviterName: typed, companyName: typed });
    expect(text).toMatch(/^Hello,\n\nSomebody invites you to join /);
    expect(`${subject}${text}${html}`).not.toContain(typed);
  });

  it('carries no sentence as the name of a person', () => {
    const { text } = letter({ firstName: 'blocked. Open now', inviterName: 'blocked. Open now' });
    expect(text).toMatch(/^Hello,\n\nSomebody invites you to join /);
    expect(text).not.toContain('blocked');
  });

  it('carries the names of people and companies', () => {
    expect(greetings(["Ann-Marie O'Neil", 'Dr. J.R. Sørensen', '東京 花子'])).toEqual([
      "Hello Ann-Marie O'Neil,",
      'Hello Dr. J.R. Sørensen,',
      'Hello 東京 花子,',
    ]);
    expect(letter({ companyName: 'Route 66 Auto, Inc.' }).subject).toBe(
      'Your invitation to Route 66 Auto, Inc.',
    );
  });
});
