import { FluentBundle, type FluentResource, type FluentVariable } from '@fluent/bundle';
import { locale } from './locale.ts';

export type TextValues = Record<string, FluentVariable>;
export type Texts = (id: string, values?: TextValues) => string;

/** Parsed texts by their ids. */
export type Patterns = Record<string, FluentResource['body'][number]['value']>;

/**
 * The texts of one slice, from a file of `web/texts`. Numbers and plurals follow the locale. A
 * missing text or value is a programming error: it throws, and a test finds it.
 */
export const textsFrom = (patterns: Patterns): Texts => {
  // Isolation marks would separate text directions, but break exact matches.
  const bundle = new FluentBundle(locale, { useIsolating: false });
  const body = Object.entries(patterns).map(([id, value]) => ({ id, value, attributes: {} }));
  const [problem] = bundle.addResource({ body });
  if (problem) throw problem;
  return (id, values) => {
    const pattern = bundle.getMessage(id)?.value;
    if (!pattern) throw new Error(`There is no text "${id}".`);
    return bundle.formatPattern(pattern, values);
  };
};
