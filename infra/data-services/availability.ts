/** Whether something outside the project can be used on this machine; `reason` completes "not run here: …". */
export type Availability = { ok: true } | { ok: false; reason: string };

/**
 * Registers a jest suite that needs something this machine may lack.
 * When it is lacking, one test stands in for the suite, says why in its title, and fails where CI=true,
 * so that a build machine cannot pass by leaving the suite out.
 */
export function describeWhen(availability: Availability, title: string, suite: () => void): void {
  if (availability.ok) {
    describe(title, suite);
    return;
  }
  const { reason } = availability;
  describe(title, () => {
    it(`not run here: ${reason}`, () => {
      if (process.env.CI === 'true') throw new Error(`Must run on the build machine, but ${reason}`);
      expect(reason).not.toBe('');
    });
  });
}
