import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { contrast, pairIn, tokens } from './testing/contrast.ts';

const global = readFileSync('web/ui/global.css', 'utf8');

it.each(['light', 'dark'] as const)('draws checkboxes with a visible edge in %s', (theme) => {
  const at = theme === 'light' ? 0 : 1;
  const [, rule = ''] = /\[type="radio"\]\) \{([^}]*)\}/.exec(global) ?? [];
  const [, edge = ''] = /border: 1\.5px solid var\((--[\w-]+)\)/.exec(rule) ?? [];
  for (const ground of ['--paper', '--surface', '--raised', '--sunken', '--hover', '--accent-soft'])
    expect(contrast(pairIn(tokens, edge)[at], pairIn(tokens, ground)[at]), ground).toBeGreaterThan(
      3,
    );
});

it.each(['light', 'dark'] as const)('draws what is checked with a visible mark in %s', (theme) => {
  const at = theme === 'light' ? 0 : 1;
  const [, rule = ''] = /:checked::before \{([^}]*)\}/.exec(global) ?? [];
  const [, mark = 'none'] = /background: var\((--[\w-]+)\)/.exec(rule) ?? [];
  expect(contrast(pairIn(tokens, mark)[at], pairIn(tokens, '--accent')[at])).toBeGreaterThan(4.5);
});

it.each([
  ['--line', 3],
  ['--line-strong', 4.5],
  ['--ink-soft', 7],
  ['--ink-faint', 7],
  ['--focus', 7],
])('gives %s a contrast of %d if more is preferred', (name, least) => {
  const [, more = ''] = tokens.split('@media (prefers-contrast: more)');
  for (const ground of ['--paper', '--surface', '--raised', '--sunken', '--hover'])
    for (const theme of [0, 1] as const)
      expect(
        contrast(pairIn(more, name)[theme], pairIn(tokens, ground)[theme]),
        `${ground} ${theme}`,
      ).toBeGreaterThanOrEqual(least);
});

it('changes its layout by letter size, not by pixels: larger letters need as much room as a narrow screen', () => {
  const paths = readdirSync('web', { recursive: true, encoding: 'utf8' });
  const sheets = paths.filter((path) => path.endsWith('.css'));
  const styles = sheets.map((path) => readFileSync(`web/${path}`, 'utf8'));
  const inPixels = styles.flatMap((style) => style.match(/@media[^{]*\dpx[^{]*/g) ?? []);
  expect(inPixels).toEqual([]);
});
