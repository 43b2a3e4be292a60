import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { patternsOf } from '../build/fluentTexts.ts';
import { textsFrom } from './texts.ts';

describe('a text', () => {
  const people = 'people = { $count ->\n    [one] 1 person\n   *[other] { $count } people\n }';
  const t = textsFrom(patternsOf(people));

  it('follows the plurals and numbers of its language', () => {
    expect(t('people', { count: 1 })).toBe('1 person');
    expect(t('people', { count: 5000 })).toBe('5,000 people');
  });

  it('sets a right-to-left name apart from the words beside it, and puts no marks beside others', () => {
    const seat = textsFrom(patternsOf('seat = { $table }, seat { $position }'));
    const arabic = seat('seat', { table: 'طاولة 1', position: 2 });
    expect(arabic).toBe('\u2068طاولة 1\u2069, seat \u20682\u2069');
    expect(seat('seat', { table: 'Table 1', position: 2 })).toBe('Table 1, seat 2');
  });

  it('throws if it is missing, or lacks a value', () => {
    expect(() => t('persons')).toThrow('There is no text "persons".');
    expect(() => t('people')).toThrow('$count');
  });
});

type Use = { id: string; values: string[] | undefined };

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'gql' ? [] : filesIn(path);
    return /\.tsx?$/.test(path) && !path.includes('.test.') ? [path] : [];
  });

const sources = filesIn('web').map((path) =>
  ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true),
);

const nodesOf = (node: ts.Node): ts.Node[] => {
  const found: ts.Node[] = [node];
  ts.forEachChild(node, (child) => {
    found.push(...nodesOf(child));
  });
  return found;
};

const literalsIn = (node: ts.Node): string[] =>
  nodesOf(node).flatMap((part) => (ts.isStringLiteral(part) ? [part.text] : []));

/** The texts that a file requests with `t(…)`, and the values of literal arguments. */
const usesIn = (source: ts.SourceFile): Use[] =>
  nodesOf(source).flatMap((node) => {
    if (!ts.isCallExpression(node) || node.expression.getText() !== 't') return [];
    const [id, given] = node.arguments;
    const values =
      given && ts.isObjectLiteralExpression(given)
        ? given.properties.flatMap(({ name }) => (name ? [name.getText()] : []))
        : undefined;
    return id && ts.isStringLiteral(id) ? [{ id: id.text, values: given ? values : [] }] : [];
  });

const catalogues = readdirSync('web/texts/en').map((file) => {
  const path = join('web/texts/en', file);
  const written = readFileSync(path, 'utf8');
  const users = sources.filter((source) => source.text.includes(`/en/${file}'`));
  const folders = new Set(users.map(({ fileName }) => dirname(fileName)));
  const readers = sources.filter(({ fileName }) => folders.has(dirname(fileName)));
  return { path, written, users, readers };
});

describe.each(catalogues)('$path', ({ written, users, readers }) => {
  const bundle = new FluentBundle('en');
  bundle.addResource(new FluentResource(written));
  const ids = [...written.matchAll(/^([a-z][\w-]*) *=/gim)].map(([, id]) => id ?? '');
  const variablesOf = (id: string) => {
    const start = written.search(new RegExp(`^${id} *=`, 'm'));
    const own = written.slice(start).split(/\n(?=[a-z#-])/i)[0] ?? '';
    return new Set([...own.matchAll(/\$(\w+)/g)].map(([, name]) => name ?? ''));
  };

  it('holds well-formed texts with unique ids, all of them used', () => {
    expect(ids.filter((id) => !bundle.getMessage(id)?.value)).toEqual([]);
    expect(ids).toEqual([...new Set(ids)]);
    const literals = new Set(readers.flatMap(literalsIn));
    expect(ids.filter((id) => !literals.has(id))).toEqual([]);
  });

  it('has every requested text, with the values that it needs', () => {
    const known = new Set(ids);
    const wrong = users.flatMap((source) =>
      usesIn(source).flatMap(({ id, values }) => {
        if (!known.has(id)) return [`${source.fileName}: there is no ${id}`];
        const missing = [...variablesOf(id)].filter((name) => values && !values.includes(name));
        return missing.map((name) => `${source.fileName}: ${id} lacks ${name}`);
      }),
    );
    expect(wrong).toEqual([]);
  });
});

/** Attributes and properties that users read or hear. */
const read = /^(label|title|description|hint|placeholder|alt|altText|confirm|message|aria-label)$/;

const hasWords = (text: string): boolean => /\p{L}{2}/u.test(text);

const comparisons = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
]);

/** The literal values of an expression: `'…'`, or both branches of a conditional. */
const writtenIn = (node: ts.Node): string[] => {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node)) return [node.head, ...node.templateSpans].map(textOfPart);
  if (ts.isJsxExpression(node) || ts.isParenthesizedExpression(node))
    return node.expression ? writtenIn(node.expression) : [];
  if (ts.isConditionalExpression(node))
    return [...writtenIn(node.whenTrue), ...writtenIn(node.whenFalse)];
  if (ts.isBinaryExpression(node) && !comparisons.has(node.operatorToken.kind))
    return [...writtenIn(node.left), ...writtenIn(node.right)];
  return [];
};

const textOfPart = (part: ts.TemplateHead | ts.TemplateSpan): string =>
  ts.isTemplateHead(part) ? part.text : part.literal.text;

/** A child of an element other than a style sheet. */
const isShown = ({ parent }: ts.JsxExpression): boolean =>
  ts.isJsxFragment(parent) ||
  (ts.isJsxElement(parent) && parent.openingElement.tagName.getText() !== 'style');

const wordsIn = (source: ts.SourceFile): string[] =>
  nodesOf(source)
    .flatMap((node) => {
      if (ts.isJsxText(node)) return [node.text.trim()];
      if (ts.isJsxExpression(node)) return isShown(node) ? writtenIn(node) : [];
      const isField = ts.isJsxAttribute(node) || ts.isPropertyAssignment(node);
      if (!isField || !node.initializer || !read.test(node.name.getText())) return [];
      return writtenIn(node.initializer);
    })
    .filter(hasWords);

it('is only in the catalogues: screens contain no literal words', () => {
  const written = sources.flatMap((source) =>
    wordsIn(source).map((words) => `${source.fileName}: ${words}`),
  );
  expect(written).toEqual([]);
});

/** Names of the specification, written differently within sentences. */
const documented = new Set([
  ...['account executive', 'current opportunity', 'demo date', 'max attendees'],
  ...['copy link', 'first name', 'go back', 'holding area', 'seating chart', 'update failed'],
]);

/** The single-line texts and variants, without a final full stop, ellipsis or question mark. */
const linesOf = (written: string): string[] =>
  [...written.matchAll(/^(?:[a-z][\w-]* =| +\*?\[[\w-]+\]) (.+)$/gim)].map(([, text = '']) =>
    text.replace(/[….?]$/, ''),
  );

it('is written with the same capital letters everywhere, except for the first', () => {
  const ways = new Map<string, Set<string>>();
  for (const text of catalogues.flatMap(({ written }) => linesOf(written))) {
    const key = text.toLowerCase();
    const way = key.charAt(0) + text.slice(1);
    ways.set(key, (ways.get(key) ?? new Set()).add(way));
  }
  const several = [...ways].filter(([key, all]) => all.size > 1 && !documented.has(key));
  expect(several.map(([key]) => key)).toEqual([]);
});
