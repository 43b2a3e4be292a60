import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { tones } from '../../schema/presence.ts';
import { contrast, pairIn, tokens } from '../ui/testing/contrast.ts';

const written = readFileSync('web/presence/tones.css', 'utf8');

const grounds = ['paper', 'surface', 'raised', 'sunken', 'hover', 'accent-soft'];

describe.each(Array.from({ length: tones }, (_, tone) => tone))('tone %i', (tone) => {
  const own = pairIn(written, `\\[data-tone="${tone}"\\] \\{\\s*--tone`);
  const ink = pairIn(written, '--on-tone');

  it.each(['light', 'dark'] as const)('have enough contrast in the %s theme', (theme) => {
    const at = theme === 'light' ? 0 : 1;
    expect(contrast(own[at], ink[at])).toBeGreaterThanOrEqual(4.5);
    for (const ground of grounds)
      expect(contrast(own[at], pairIn(tokens, `--${ground}`)[at]), ground).toBeGreaterThan(4.5);
  });
});
