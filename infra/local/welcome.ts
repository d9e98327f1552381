import { DEMO_PASSWORD, demoSignIns } from '@washcoat/service-kit/seed';

/** What a person who started the product needs to know: the address and who can sign in. */
export function welcome(url: string, isDemonstration: boolean): string {
  const lines = ['', `Washcoat is ready at ${url}`];
  if (isDemonstration) {
    const width = Math.max(...demoSignIns.map(({ email }) => email.length));
    lines.push('', `Sign in with the password ${DEMO_PASSWORD} as`);
    lines.push(...demoSignIns.map(({ email, who }) => `  ${email.padEnd(width)}  ${who}`));
  }
  return [...lines, '', 'Ctrl-C stops it.'].join('\n');
}
