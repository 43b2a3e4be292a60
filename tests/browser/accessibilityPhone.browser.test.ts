import { describe } from 'vitest';
import { judgeScreens } from './accessibility.ts';

describe('every screen on a phone meets WCAG 2.2 AA as far as a machine can check', () => {
  judgeScreens('phone');
});
