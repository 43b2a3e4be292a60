import { partyRuleOf } from '../../schema/seatingRules/partyRules.ts';
import type { SeatingRule } from '../../schema/seatingRules/seatingRules.ts';
import { nameIn, type PlanView, presentPlaceText, seatText } from '../seating/planView.ts';
import type { RuleNames } from '../seatingRules/ruleNames.ts';
import { ruleSentence } from '../seatingRules/ruleSentence.ts';
import { ruleOf } from '../seatingRules/rulesOfPlan.ts';
import { t } from '../texts/en/proposalWords.ftl';
import { locale } from '../texts/locale.ts';

/** The text about the people who wait: their number, in which VIPs count three times. */
export const waitingText = ({ people }: PlanView): string =>
  t([...people.values()].some(({ tags }) => tags.includes('vip')) ? 'waiting-weight' : 'waiting');

const signed = new Intl.NumberFormat(locale, {
  signDisplay: 'exceptZero',
  maximumFractionDigits: 1,
});
const plain = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });

/** Shows tenths only for numbers below 10. Zero has no sign, even after rounding. */
const rounded = (points: number): number =>
  (Math.abs(points) < 10 ? Math.round(points * 10) / 10 : Math.round(points)) + 0;

/** A change of points: "+12", "−3.5", "0". */
export const pointsText = (points: number): string =>
  signed.format(rounded(points)).replace('-', '−');

/** The points of a seating: "84", "−3.5". */
export const totalText = (points: number): string =>
  plain.format(rounded(points)).replace('-', '−');

type Named = { ruleId: string; rule: unknown };

/** A rule by its id: one of the given rules, or the rule that keeps a party together. */
export const ruleBy = (
  ruleId: string,
  rules: ReadonlyMap<string, SeatingRule>,
): SeatingRule | undefined => rules.get(ruleId) ?? partyRuleOf(ruleId);

/** The sentence of a rule, or that the rule is gone. */
export const ruleText = (
  ruleId: string,
  rules: ReadonlyMap<string, SeatingRule>,
  names: RuleNames,
): string => {
  const rule = ruleBy(ruleId, rules);
  return rule ? ruleSentence(rule, names) : t('removed-rule');
};

export const rulesById = (rules: readonly Named[]): Map<string, SeatingRule> =>
  new Map(
    rules.flatMap(({ ruleId, rule }) =>
      typeof rule === 'object' && rule !== null ? [[ruleId, ruleOf(rule)] as const] : [],
    ),
  );

/** The text of a seat in a plan; null is the pool. */
export const placeText = (view: PlanView, seatId: string | null): string => {
  if (seatId === null) return t('the-pool');
  const seat = view.seats.get(seatId);
  return seat ? seatText(view, seat) : t('removed-seat');
};

type Obstacle = {
  attendeeId: string;
  name: string;
  reason: string;
  other: { name: string } | null;
};

/** Why a person cannot be moved as proposed: "Ada Byron was pinned". */
export const obstacleText = (
  { attendeeId, name, reason, other }: Obstacle,
  view: PlanView,
): string => {
  const who = name || nameIn(view, attendeeId);
  switch (reason) {
    case 'gone':
      return t('obstacle-gone', { name: who });
    case 'held':
      return t('obstacle-held', { name: who });
    case 'declined':
      return t('obstacle-declined', { name: who });
    case 'pinned':
      return t('obstacle-pinned', { name: who });
    case 'seatGone':
      return t('obstacle-seatGone', { name: who });
    case 'seatTaken':
      return other?.name
        ? t('obstacle-seatTaken-by', { name: who, other: other.name })
        : t('obstacle-seatTaken', { name: who });
    default:
      return t('obstacle-moved', { name: who, place: presentPlaceText(view, attendeeId) });
  }
};
