import { configureAxe } from 'jest-axe';

/** Checks a component. What pops up stands beside the page's landmarks, so the page rule about them is off. */
export const axe = configureAxe({ rules: { region: { enabled: false } } });
