import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// Screens load their tables lazily, and a busy build machine takes its time.
configure({ asyncUtilTimeout: 8000 });
jest.setTimeout(40_000);

// jsdom has no canvas and says so on every measurement; charts measure text without one.
HTMLCanvasElement.prototype.getContext = () => null;
