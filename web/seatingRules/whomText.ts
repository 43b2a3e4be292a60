import type { Selector } from '../../schema/seatingRules/seatingRules.ts';
import { attendeeRoleLabel } from '../../schema/vocabulary.ts';
import { t } from '../texts/en/ruleSentences.ftl';
import { listText, listTextOr, withOthers } from '../texts/formats.ts';
import type { RuleNames } from './ruleNames.ts';

/** The most people that a sentence names. */
const mostNamed = 5;

/** "Ada, Ben and 3 others", or "Ada, Ben or 3 others". */
const namesIn = (
  ids: readonly string[],
  { person }: RuleNames,
  list: (items: readonly string[]) => string,
): string => {
  const names = ids.map((id) => person(id) ?? t('removed-person'));
  return list(withOthers(names, mostNamed, (count) => t('more-people', { count }), 1));
};

/** A description of people: "of role Prospect and not from Northwind". */
const areText = (selector: Selector, names: RuleNames): string => {
  if ('people' in selector)
    return t('among', { people: namesIn(selector.people, names, listText) });
  if ('tag' in selector) return t('tagged', { tag: selector.tag });
  if ('company' in selector) return t('from-company', { company: selector.company });
  if ('role' in selector) return t('of-role', { role: attendeeRoleLabel(selector.role) });
  if ('all' in selector) return listText(selector.all.map((one) => partText(one, names)));
  if ('any' in selector) return listTextOr(selector.any.map((one) => partText(one, names)));
  if ('not' in selector) return t('not-so', { are: partText(selector.not, names) });
  return t('in-the-event');
};

/**
 * A part of a description. In parentheses if its "and" or "or" could be misread as belonging to the whole.
 */
const partText = (selector: Selector, names: RuleNames): string => {
  const are = areText(selector, names);
  const parts = 'all' in selector ? selector.all : 'any' in selector ? selector.any : [];
  return parts.length > 1 ? t('part', { are }) : are;
};

/** Several people without an article: "Ada and Ben", "employees", "those from Northwind". */
const thoseText = (selector: Selector, names: RuleNames): string => {
  if ('people' in selector) return namesIn(selector.people, names, listText);
  if ('role' in selector) return t('roles', { role: selector.role });
  return t('those-who', { are: areText(selector, names) });
};

/** A group's people, as a phrase that follows a noun; undefined for everybody. */
export const describeGroup = (selector: Selector, names: RuleNames): string | undefined => {
  if ('everyone' in selector) return undefined;
  if ('not' in selector) return t('other-than', { whom: thoseText(selector.not, names) });
  return areText(selector, names);
};

const texts = {
  everybody: {
    all: 'everybody',
    who: 'everybody-who',
    except: 'everybody-except',
    role: 'every-role',
  },
  somebody: { all: 'somebody', who: 'somebody-who', except: 'somebody-except', role: 'some-role' },
  anybody: { all: 'anybody', who: 'anybody-who', except: 'anybody-except', role: 'any-role' },
  nobody: { all: 'nobody', who: 'nobody-who', except: 'nobody-except', role: 'no-role' },
  people: { all: 'people-of-event', who: 'people-who', except: 'people-except', role: 'roles' },
} as const;

/** "everybody from Northwind", "every prospect", "nobody other than employees". */
export const groupText = (
  quantity: keyof typeof texts,
  selector: Selector,
  names: RuleNames,
): string => {
  const { all, who, except, role: ofRole } = texts[quantity];
  if ('everyone' in selector) return t(all);
  if ('not' in selector) return t(except, { whom: thoseText(selector.not, names) });
  if ('role' in selector) {
    const { role } = selector;
    return t(ofRole, { role, noun: t('role', { role }) });
  }
  return t(who, { are: areText(selector, names) });
};

export type Whom = {
  text: string;
  /** The number of people, which the verb follows; 1 for a group, which is called "everybody". */
  count: number;
  isNamed: boolean;
};

/** Everybody whom a selector selects: "Ada and Ben", "everybody tagged “press”", "every prospect". */
export const everybodyText = (selector: Selector, names: RuleNames): Whom =>
  'people' in selector
    ? {
        text: namesIn(selector.people, names, listText),
        count: selector.people.length,
        isNamed: true,
      }
    : { text: groupText('everybody', selector, names), count: 1, isNamed: false };

/** Any one whom a selector selects: "Ada or Ben", "somebody from Northwind", "any employee". */
export const oneText = (
  quantity: 'somebody' | 'anybody',
  selector: Selector,
  names: RuleNames,
): string =>
  'people' in selector
    ? namesIn(selector.people, names, listTextOr)
    : groupText(quantity, selector, names);

/** The people whom a selector selects, as a group: "Ada and Ben", "people from Northwind", "employees". */
export const peopleText = (selector: Selector, names: RuleNames): string =>
  'people' in selector || 'everyone' in selector
    ? everybodyText(selector, names).text
    : groupText('people', selector, names);
