import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ruleFrom, ruleInput } from '../../../schema/inputs/seatingRules.ts';
import { isSameRule, type SeatingRule } from '../../../schema/seatingRules/seatingRules.ts';
import { type Issue, problemOf } from '../../graphql/problems.ts';
import { useNotifyFailure } from '../../notices/notices.ts';
import { t } from '../../texts/en/ruleBuilder.ftl';
import { reportsBadInput } from '../../ui/badInput.ts';
import { useNoteEntry } from '../../ui/entries.ts';
import { focusInvalid } from '../../ui/focusInvalid.ts';
import type { Contradiction, Saving, WayOut } from '../state.ts';
import { contradictionIn } from '../useRuleCommands.ts';
import { inputOfDraft, type RuleDraft, withChange } from './draft.ts';

/** The first error at a path of the rule, such as `who.all.0.tag`, or below it. */
export type ErrorAt = (path: string) => string | undefined;

type RuleFormOptions = {
  /** The present draft of the rule. Parts that the member has not changed follow it. */
  base: RuleDraft;
  ruleId: string | undefined;
  /** Rejects with the server's refusal. */
  save: (saving: Saving, way?: WayOut) => Promise<void>;
  onSaved: () => void;
};

/**
 * A rule being written, checked by the schema that the server uses. Like `useForm`, it shows errors after the
 * first submit, and focuses the first invalid field.
 */
export const useRuleForm = ({ base, ruleId, save, onSaved }: RuleFormOptions) => {
  const [edited, setEdited] = useState<Partial<RuleDraft>>({});
  const draft = { ...base, ...edited };
  const [issues, setIssues] = useState<readonly Issue[]>([]);
  const [contradiction, setContradiction] = useState<Contradiction>();
  const [isPending, setPending] = useState(false);
  const wasSubmitted = useRef(false);
  const notifyFailure = useNotifyFailure();
  const noteEntry = useNoteEntry();

  const set = (changed: Partial<RuleDraft>) => {
    setEdited(withChange(edited, draft, changed));
    noteEntry();
    if (wasSubmitted.current) setIssues(checked({ ...draft, ...changed }).issues);
  };
  const complain = (form: HTMLFormElement, found: readonly Issue[]) => {
    flushSync(() => setIssues(found));
    focusInvalid(form);
  };
  const send = async (saving: Saving, way: WayOut, form: HTMLFormElement | null) => {
    setPending(true);
    try {
      await save(saving, way);
      onSaved();
    } catch (error) {
      const refused = contradictionIn(error, saving);
      const found = problemOf(error).issues.map(withinRule);
      if (refused) setContradiction(refused);
      else if (form && found.length > 0) complain(form, found);
      else notifyFailure(t('save-failed'), error);
    } finally {
      setPending(false);
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    if (isPending) return;
    wasSubmitted.current = true;
    const { rule, issues: found } = checked(draft);
    if (reportsBadInput(event.currentTarget.elements) || !rule)
      return complain(event.currentTarget, found);
    setIssues([]);
    void send({ rule, ruleId }, {}, event.currentTarget);
  };
  const errorAt: ErrorAt = (path) =>
    issues.find((issue) => issue.path === path || issue.path.startsWith(`${path}.`))?.message;
  const { rule } = checked(draft);

  return {
    draft,
    set,
    errorAt,
    submit,
    isPending,
    /** The draft as input; undefined while it is incomplete. */
    rule,
    /** Only a contradiction of the rule that is now in the form. */
    contradiction: contradiction && isAbout(contradiction, rule) ? contradiction : undefined,
    saveBy: (saving: Saving, way: WayOut) => void send(saving, way, null),
  };
};

const isAbout = ({ saving }: Contradiction, rule: SeatingRule | undefined): boolean =>
  rule !== undefined && 'rule' in saving && isSameRule(saving.rule, rule);

const checked = (draft: RuleDraft): { rule?: SeatingRule; issues: readonly Issue[] } => {
  const parsed = ruleInput.safeParse(inputOfDraft(draft));
  if (parsed.success) return { rule: ruleFrom(parsed.data), issues: [] };
  return {
    issues: parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })),
  };
};

const withinRule = ({ path, ...issue }: Issue): Issue => ({
  ...issue,
  path: path.replace(/^rule\./, ''),
});
