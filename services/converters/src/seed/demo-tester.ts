import { demoSession } from '@washcoat/service-kit/seed';

/** Who recorded the tests of the demonstration catalogue. */
export function demoTester() {
  const { email, firstName, lastName } = demoSession('grader@washcoat.test');
  return { userName: email, firstName, lastName };
}
