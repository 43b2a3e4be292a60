import { useEffect, useMemo, useRef } from 'react';
import { t } from '../../texts/en/ruleBuilder.ftl';
import { Button } from '../../ui/Button.tsx';
import { DialogForm } from '../../ui/DialogForm.tsx';
import { SavingWays } from '../conflicts/SavingWays.tsx';
import { namesOf, type RuleNames, type RuleView } from '../ruleNames.ts';
import { ruleSentence } from '../ruleSentence.ts';
import type { Contradiction, Saving, WayOut } from '../state.ts';
import styles from './Builder.module.css';
import { choicesOf } from './choices.ts';
import type { RuleDraft } from './draft.ts';
import { kindTexts } from './kinds.ts';
import { Parts } from './Parts.tsx';
import { StrengthField } from './StrengthField.tsx';
import { useRuleForm } from './useRuleForm.ts';

type ContradictingProps = {
  contradiction: Contradiction;
  names: RuleNames;
  isPending: boolean;
  onSave: (saving: Saving, way: WayOut) => void;
};

/** Why a rule was refused: the contradicting rules in words, and the ways to save it. */
const Contradicting = (props: ContradictingProps) => (
  <section
    role="alert"
    ref={(section) => void section?.scrollIntoView({ block: 'nearest' })}
    className={styles.contradicting}
  >
    <h3>{t('cannot-all-hold')}</h3>
    <SavingWays {...props} />
  </section>
);

type RuleFormProps = {
  view: RuleView;
  base: RuleDraft;
  /** Set for an existing rule. */
  ruleId: string | undefined;
  /** Says what others have done to the rule since its form opened. */
  meanwhile: string | undefined;
  save: (saving: Saving, way?: WayOut) => Promise<void>;
  onOtherKind: (draft: RuleDraft) => void;
  onClose: () => void;
};

/** The fields of a rule, below the sentence that they make. */
export const RuleForm = (props: RuleFormProps) => {
  const { view, base, ruleId, meanwhile, save, onOtherKind, onClose } = props;
  const form = useRuleForm({ base, ruleId, save, onSaved: onClose });
  const { draft, set, errorAt, rule, contradiction } = form;
  const names = useMemo(() => namesOf(view), [view]);
  const choices = useMemo(() => choicesOf(view), [view]);
  const chosen = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that chose the kind is gone, so the first field takes the focus: among radios, the
    // chosen one.
    const parts = chosen.current?.parentElement;
    parts
      ?.querySelector<HTMLElement>('[role=combobox], input:not([type=radio]), input:checked')
      ?.focus();
  }, []);
  return (
    <DialogForm form={form} submit={t(ruleId ? 'save' : 'add')} onCancel={onClose}>
      <div ref={chosen} className={styles.kindChosen}>
        <strong>{kindTexts[draft.kind].name}</strong>
        <Button size="sm" variant="quiet" onClick={() => onOtherKind(draft)}>
          {t('other-kind')}
        </Button>
        <p role="status" className={styles.meanwhile}>
          {!form.isPending && meanwhile}
        </p>
      </div>
      <Parts {...{ draft, set, errorAt, choices, names }} />
      <StrengthField key={draft.kind} {...{ draft, set, errorAt }} />
      <output className={styles.reads} aria-label={t('reads')} data-ready={rule && true}>
        {rule ? ruleSentence(rule, names) : t('not-yet')}
      </output>
      {contradiction && (
        <Contradicting
          contradiction={contradiction}
          names={names}
          isPending={form.isPending}
          onSave={form.saveBy}
        />
      )}
    </DialogForm>
  );
};
