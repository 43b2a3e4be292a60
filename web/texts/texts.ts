import { FluentBundle, type FluentResource, type FluentVariable } from '@fluent/bundle';
import { hasRightToLeft } from '../../schema/text/direction.ts';
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
  const bundle = new FluentBundle(locale);
  const body = Object.entries(patterns).map(([id, value]) => ({ id, value, attributes: {} }));
  const [problem] = bundle.addResource({ body });
  if (problem) throw problem;
  return (id, values) => {
    const pattern = bundle.getMessage(id)?.value;
    if (!pattern) throw new Error(`There is no text "${id}".`);
    const text = bundle.formatPattern(pattern, values);
    // The marks keep a right-to-left name from moving the words beside it. Elsewhere, they break exact matches.
    return hasRightToLeft(text) ? text : text.replace(/[\u2068\u2069]/g, '');
  };
};
