import { useSetAtom } from 'jotai';
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { type Problem, problemOf } from '../graphql/problems.ts';
import { useCommand } from '../graphql/useCommand.ts';
import { useAttempt } from '../notices/useAttempt.ts';
import type { PlanView } from '../seating/planView.ts';
import type { Plan } from '../seating/seatingPlan.ts';
import { Presets } from '../seatingRules/Presets.tsx';
import { ruleViewOf } from '../seatingRules/ruleNames.ts';
import { rulesOf } from '../seatingRules/rulesOfPlan.ts';
import { t } from '../texts/en/seatingProposals.ftl';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { DialogForm } from '../ui/DialogForm.tsx';
import { useWhileShown } from '../ui/useWhileShown.ts';
import { CancelProposal, ProposeSeating } from './documents.ts';
import { EarlierProposals } from './EarlierProposals.tsx';
import { OptionFields } from './OptionFields.tsx';
import { type Options, proposalInput, type StartFrom, usualOptions } from './options.ts';
import styles from './Proposal.module.css';
import { type InitialOptions, startedProposalAtom } from './state.ts';

/** Why a proposal could not be started. If another one is running, also its id. */
const beginProblem = ({
  code,
  message,
  details,
}: Pick<Problem, 'code' | 'message' | 'details'>): { text: string; runningId: string | null } => {
  const { id } = details;
  const runningId = code === 'PROPOSAL_RUNNING' && typeof id === 'string' ? id : null;
  return { text: code === 'ENGINE_BUSY' ? t('engine-busy') : message, runningId };
};

type OptionsDialogProps = {
  plan: Plan;
  view: PlanView;
  /** The options to start from. */
  given: InitialOptions;
  onClose: () => void;
  onBegun: (id: string) => void;
};

/** Chooses the scope of a proposal, its time and its number of moves. Lists earlier proposals. */
export const OptionsDialog = ({ plan, view, given, onClose, onBegun }: OptionsDialogProps) => {
  const [options, setOptions] = useState<Options>({
    ...usualOptions(view.pool.length),
    ...given,
  });
  const rules = useMemo(() => rulesOf(plan), [plan]);
  // Keeps presets visible after one was applied, so that more can be applied.
  const [hadNoRules] = useState(rules.length === 0);
  const { begin, cancel, isPending, problem } = useStartProposal(plan.id, onBegun);
  const close = () => {
    cancel();
    onClose();
  };
  const isMissingTables = options.scope === 'tables' && options.tableIds.length === 0;
  const people = view.pool.length + view.seatedCount;
  const cannot = cannotBegin(people, plan.seats.length);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isMissingTables)
      event.currentTarget.querySelector<HTMLElement>('input[type=checkbox]')?.focus();
    else if (!cannot) void begin(options);
  };
  const refusal = useRef<HTMLDivElement>(null);
  // Of radio buttons, the one that is chosen has the focus.
  const scope = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (problem) refusal.current?.scrollIntoView({ block: 'nearest' });
  }, [problem]);
  return (
    <Dialog
      onClose={close}
      title={t('title')}
      description={t('what-it-is')}
      {...(!hadNoRules && { focusFirst: scope })}
    >
      {cannot ? (
        <p className={styles.empty}>{cannot}</p>
      ) : (
        <DialogForm form={{ submit, isPending }} submit={t('begin')} onCancel={close}>
          {hadNoRules && (
            <>
              {rules.length === 0 && <p>{t('without-rules')}</p>}
              <Presets eventId={plan.id} view={ruleViewOf(plan, view)} rules={rules} />
            </>
          )}
          <OptionFields
            options={options}
            view={view}
            isMissingTables={isMissingTables}
            onChange={setOptions}
            scopeRef={scope}
          />
          {problem && (
            <div ref={refusal} className={styles.problem} role="alert">
              <p>{problem.text}</p>
              {problem.runningId && (
                <Button size="sm" onClick={() => problem.runningId && onBegun(problem.runningId)}>
                  {t('watch-it')}
                </Button>
              )}
            </div>
          )}
          <EarlierProposals eventId={plan.id} onOpen={onBegun} />
        </DialogForm>
      )}
    </Dialog>
  );
};

const cannotBegin = (people: number, seats: number): string | null => {
  if (seats === 0) return t('no-seats');
  return people === 0 ? t('no-people') : null;
};

/**
 * Starts a proposal. `problem` says why it could not be started. What is cancelled while it is being started is
 * cancelled once it was.
 */
export const useStartProposal = (eventId: string, onBegun: (id: string) => void) => {
  const [run, { pending: isPending }] = useCommand(ProposeSeating);
  const [runCancel] = useCommand(CancelProposal);
  const setBegun = useSetAtom(startedProposalAtom);
  const attempt = useAttempt();
  const show = useWhileShown(onBegun);
  const wasCancelled = useRef(false);
  const [problem, setProblem] = useState<ReturnType<typeof beginProblem> | null>(null);
  const begin = async (options: Options, from?: StartFrom) => {
    setProblem(null);
    try {
      const { id } = (await run(proposalInput(eventId, options, from))).proposeSeating.proposal;
      if (wasCancelled.current)
        return void attempt(t('cancel-failed'), () => runCancel({ id, keepBest: false }));
      setBegun({ eventId, id });
      show(id);
    } catch (error) {
      setProblem(beginProblem(problemOf(error)));
    }
  };
  const cancel = () => {
    wasCancelled.current = true;
  };
  return { begin, cancel, isPending, problem };
};
