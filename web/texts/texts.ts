import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { locale } from './locale.ts';

export type TextValues = Record<string, FluentVariable>;
export type Texts = (id: string, values?: TextValues) => string;

/**
 * The texts of one slice, from a file of `web/texts`. Numbers and plurals follow the locale. A
 * missing text or value is a programming error: it throws, and a test finds it.
 */
export const textsFrom = (source: string): Texts => {
  // Isolation marks would separate text directions, but break exact matches.
  const bundle = new FluentBundle(locale, { useIsolating: false });
  const [problem] = bundle.addResource(new FluentResource(source));
  if (problem) throw problem;
  return (id, values) => {
    const pattern = bundle.getMessage(id)?.value;
    if (!pattern) throw new Error(`There is no text "${id}".`);
    return bundle.formatPattern(pattern, values);
  };
};
