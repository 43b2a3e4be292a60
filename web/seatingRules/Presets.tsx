import { useSetAtom } from 'jotai';
import { useId, useState } from 'react';
import {
  type RulePreset,
  rulePresets,
  rulesOfPreset,
  standsFor,
} from '../../schema/seatingRules/rulePresets.ts';
import { t } from '../texts/en/seatingRules.ftl';
import { Icon } from '../ui/Icon.tsx';
import { presetTexts } from './presetTexts.ts';
import styles from './Rules.module.css';
import type { RuleView } from './ruleNames.ts';
import type { PlanRule } from './rulesOfPlan.ts';
import { ruleDialogAtom } from './state.ts';
import { useRuleCommands } from './useRuleCommands.ts';

/** Any value will do, because numbers are not compared. */
const anySize = 8;

/** How many rules of a preset the plan has already, with any numbers, and how many rules the preset has. */
const inPlace = (preset: RulePreset, rules: readonly PlanRule[]): { there: number; of: number } => {
  const wanted = rulesOfPreset(preset, anySize);
  const there = wanted.filter((one) => rules.some(({ rule }) => standsFor(rule, one)));
  return { there: there.length, of: wanted.length };
};

type PresetsProps = { eventId: string; view: RuleView; rules: readonly PlanRule[] };

/** Sets of rules that are applied with one tap. */
export const Presets = ({ eventId, view, rules }: PresetsProps) => {
  const id = useId();
  const [pending, setPending] = useState<RulePreset | null>(null);
  const { trySave } = useRuleCommands(eventId, view);
  const openDialog = useSetAtom(ruleDialogAtom);
  // Presets are not explained once one is in use.
  const isBrief = rulePresets.some((preset) => isInPlace(inPlace(preset, rules)));
  const apply = async (preset: RulePreset) => {
    if (pending) return;
    setPending(preset);
    await trySave({ preset }, t('preset-failed'), (contradiction) =>
      openDialog({ about: 'contradiction', contradiction }),
    );
    setPending(null);
  };
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h3 id={id} className={styles.heading}>
        {t('presets')}
      </h3>
      <ul className={styles.presets} data-brief={isBrief}>
        {rulePresets.map((preset) => (
          <li key={preset}>
            <Preset
              isBrief={isBrief}
              preset={preset}
              rules={rules}
              isPending={pending === preset}
              onApply={() => void apply(preset)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
};

const isInPlace = ({ there, of }: ReturnType<typeof inPlace>): boolean => there === of;

type PresetProps = {
  /** Leaves out the explanations, for more room below. */
  isBrief: boolean;
  preset: RulePreset;
  rules: readonly PlanRule[];
  isPending: boolean;
  onApply: () => void;
};

const Preset = ({ isBrief, preset, rules, isPending, onApply }: PresetProps) => {
  const { name, text } = presetTexts[preset];
  const standing = inPlace(preset, rules);
  const { there, of } = standing;
  const isThere = isInPlace(standing);
  const adds = t(there === 0 ? 'preset-use' : 'preset-missing', { count: of - there });
  return (
    <button
      type="button"
      className={styles.preset}
      title={isBrief ? text : undefined}
      // Not `disabled`, so that the button keeps the focus.
      aria-disabled={isThere || isPending || undefined}
      aria-busy={isPending || undefined}
      data-in-place={isThere || undefined}
      onClick={() => isThere || onApply()}
    >
      <strong>{name}</strong>
      {!isBrief && <span className={styles.presetText}>{text}</span>}
      <span className={styles.presetState}>
        <Icon name={isThere ? 'check' : 'plus'} size={14} />
        {isThere ? t('preset-in-place') : adds}
      </span>
    </button>
  );
};
