import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import { toHaveNoViolations } from 'jest-axe';
import './browser-gaps';
import './owner-stacks';

expect.extend(toHaveNoViolations);

// Screens load their tables lazily, and a busy build machine takes its time.
configure({ asyncUtilTimeout: 8000 });
jest.setTimeout(40_000);
