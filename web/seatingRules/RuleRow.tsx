import { useState } from 'react';
import type { SeatingRule } from '../../schema/seatingRules/seatingRules.ts';
import { useStandingOf } from '../seatingProposals/standing.ts';
import { t } from '../texts/en/seatingRules.ftl';
import { Badge } from '../ui/Badge.tsx';
import { IconButton } from '../ui/Button.tsx';
import shared from '../ui/shared.module.css';
import styles from './Rules.module.css';

/** Whether a rule is kept, or who breaks it. Renders nothing until there is a score. */
const RuleStanding = ({ ruleId }: { ruleId: string }) => {
  const standing = useStandingOf(ruleId);
  if (!standing) return null;
  if (standing.isKept) return <Badge tone="success">{t('kept')}</Badge>;
  return (
    <>
      <Badge tone={standing.broken > 0 ? 'danger' : 'warning'}>
        {t(standing.broken > 0 ? 'broken' : 'not-kept-by-all')}
      </Badge>
      <span className={styles.standing}>{standing.words}</span>
    </>
  );
};

type RuleRowProps = {
  ruleId: string;
  rule: SeatingRule;
  sentence: string;
  /** Whether the rule contradicts others. */
  isContradicted?: boolean;
  onEdit: () => void;
  onRemove: () => Promise<unknown>;
};

/** A rule as a sentence, with its weight and its actions. */
export const RuleRow = (props: RuleRowProps) => {
  const { ruleId, rule, sentence, isContradicted = false, onEdit, onRemove } = props;
  const [isRemoving, setRemoving] = useState(false);
  const remove = async () => {
    setRemoving(true);
    await onRemove();
    setRemoving(false);
  };
  return (
    <li className={styles.rule}>
      <p className={styles.sentence}>{sentence}</p>
      <div className={shared.cluster}>
        <Strength rule={rule} />
        {isContradicted && rule.hard && <Badge tone="danger">{t('cannot-hold')}</Badge>}
        <RuleStanding ruleId={ruleId} />
        <span className={styles.actions}>
          <IconButton
            icon="edit"
            size="sm"
            label={t('edit-rule', { rule: sentence })}
            onClick={onEdit}
          />
          <IconButton
            icon="trash"
            size="sm"
            label={t('remove-rule', { rule: sentence })}
            aria-disabled={isRemoving || undefined}
            onClick={() => void remove()}
          />
        </span>
      </div>
    </li>
  );
};

const Strength = ({ rule }: { rule: SeatingRule }) =>
  rule.hard ? (
    <Badge tone="accent">{t('must')}</Badge>
  ) : (
    <Badge>{t('weight', { weight: rule.weight })}</Badge>
  );
