import { useId, useState } from 'react';
import {
  isNobody,
  type RuleKind,
  type Selector,
} from '../../../schema/seatingRules/seatingRules.ts';
import { t } from '../../texts/en/ruleBuilder.ftl';
import { Dialog } from '../../ui/Dialog.tsx';
import shared from '../../ui/shared.module.css';
import { namesOf, type RuleView } from '../ruleNames.ts';
import { useRuleCommands } from '../useRuleCommands.ts';
import styles from './Builder.module.css';
import { draftOf, newDraft } from './draft.ts';
import { kindGroups, kindTexts } from './kinds.ts';
import { meanwhileText, type RuleBeingChanged } from './meanwhile.ts';
import { RuleForm } from './RuleForm.tsx';

/** Chooses the kind of a rule, grouped by purpose, each with an example. */
const KindChoice = ({ onChoose }: { onChoose: (kind: RuleKind) => void }) => (
  <div className={shared.stack}>
    {kindGroups.map((group) => (
      <KindGroup key={group.title} {...group} onChoose={onChoose} />
    ))}
  </div>
);

type KindGroupProps = (typeof kindGroups)[number] & { onChoose: (kind: RuleKind) => void };

const KindGroup = ({ title, kinds, onChoose }: KindGroupProps) => {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.groupTitle}>
        {title}
      </h3>
      <ul className={styles.kinds}>
        {kinds.map((kind) => (
          <li key={kind}>
            <button type="button" className={styles.kind} onClick={() => onChoose(kind)}>
              <strong>{kindTexts[kind].name}</strong>
              <span>{kindTexts[kind].example}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};

type RuleDialogProps = {
  eventId: string;
  view: RuleView;
  changed?: { ruleId: string } & RuleBeingChanged;
  onClose: () => void;
};

/** Writes a rule: chooses its kind, then the parts of its sentence. */
export const RuleDialog = ({ eventId, view, changed, onClose }: RuleDialogProps) => {
  const [kind, setKind] = useState<RuleKind | null>(changed?.opened.kind ?? null);
  const { save } = useRuleCommands(eventId, view);
  const [about, setAbout] = useState<Selector>();
  const base = (of: RuleKind) => {
    const rule = [changed?.now, changed?.opened].find((one) => one?.kind === of);
    return rule ? draftOf(rule) : newDraft(of, about);
  };
  return (
    <Dialog
      onClose={onClose}
      title={t(changed ? 'edit-title' : 'new-title')}
      description={kind ? undefined : t('choose-kind')}
    >
      {kind ? (
        <RuleForm
          key={kind}
          view={view}
          base={base(kind)}
          ruleId={changed?.now && changed.ruleId}
          meanwhile={changed && meanwhileText(kind, changed, namesOf(view))}
          save={save}
          onOtherKind={({ who }) => {
            setAbout(isNobody(who) ? undefined : who);
            setKind(null);
          }}
          onClose={onClose}
        />
      ) : (
        <KindChoice onChoose={setKind} />
      )}
    </Dialog>
  );
};
