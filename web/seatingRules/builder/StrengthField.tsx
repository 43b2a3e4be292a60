import { useId, useState } from 'react';
import { limits } from '../../../schema/limits.ts';
import { ruleShapes } from '../../../schema/seatingRules/seatingRules.ts';
import { t } from '../../texts/en/ruleBuilder.ftl';
import { Option } from '../../ui/Option.tsx';
import shared from '../../ui/shared.module.css';
import { NumberField } from '../../ui/TextField.tsx';
import styles from './Builder.module.css';
import type { RuleDraft } from './draft.ts';
import type { ErrorAt } from './useRuleForm.ts';

const steps = [
  { weight: '10', label: t('little') },
  { weight: '20', label: t('clearly') },
  { weight: '40', label: t('very') },
] as const;

type StrengthFieldProps = {
  draft: RuleDraft;
  set: (changed: Partial<RuleDraft>) => void;
  errorAt: ErrorAt;
};

/** Whether a rule must hold, or how much it is worth: three levels, or a number. */
export const StrengthField = ({ draft, set, errorAt }: StrengthFieldProps) => {
  const name = useId();
  const { isHard, weight, kind } = draft;
  const isHardShown = isHard && !ruleShapes[kind].isSoftOnly;
  // A typed weight may equal that of a level, but is still shown as typed.
  const [isTyped, setTyped] = useState(false);
  const isOther = isTyped || !steps.some((one) => one.weight === weight);
  const choose = (changed: Partial<RuleDraft>, typed = false) => {
    setTyped(typed);
    set(changed);
  };
  return (
    <fieldset className={shared.stack2}>
      <legend>{t('strength')}</legend>
      <div className={shared.cluster}>
        {!ruleShapes[kind].isSoftOnly && (
          <Step
            name={name}
            label={t('must')}
            isChosen={isHardShown}
            onChoose={() => choose({ isHard: true })}
          />
        )}
        {!ruleShapes[kind].isSoftOnly && <span className={shared.soft}>{t('or-nice')}</span>}
        {steps.map((one) => (
          <Step
            key={one.weight}
            name={name}
            label={one.label}
            isChosen={!isHardShown && !isOther && weight === one.weight}
            onChoose={() => choose({ isHard: false, weight: one.weight })}
          />
        ))}
        <Step
          name={name}
          label={t('other-weight')}
          isChosen={!isHardShown && isOther}
          onChoose={() => choose({ isHard: false }, true)}
        />
      </div>
      {isHardShown && <p className={shared.soft}>{t('must-text')}</p>}
      {!isHardShown && isOther && (
        <NumberField
          label={t('weight')}
          hint={t('weight-hint', { max: limits.ruleWeight })}
          min={1}
          max={limits.ruleWeight}
          value={weight}
          error={errorAt('weight')}
          onChange={(next) => choose({ weight: next }, true)}
        />
      )}
    </fieldset>
  );
};

type StepProps = { name: string; label: string; isChosen: boolean; onChoose: () => void };

const Step = ({ name, label, isChosen, onChoose }: StepProps) => (
  <Option
    isCard
    type="radio"
    name={name}
    checked={isChosen}
    onChange={onChoose}
    className={styles.step}
  >
    <span>{label}</span>
  </Option>
);
