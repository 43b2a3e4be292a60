import { useCommand } from '../graphql/useCommand.ts';
import { useAttempt } from '../notices/useAttempt.ts';
import { t } from '../texts/en/seatingProposals.ftl';
import { shareText } from '../texts/formats.ts';
import { Button } from '../ui/Button.tsx';
import shared from '../ui/shared.module.css';
import { VerifyProposal } from './documents.ts';
import styles from './Proposal.module.css';
import type { ProposalParts } from './useProposal.ts';

type Verification = NonNullable<ProposalParts['verification']>;
type VerifyProps = { proposal: ProposalParts; refetch: () => void };

/** Computes the proposal again, and says whether the result is the same. */
export const Verify = ({ proposal, refetch }: VerifyProps) => {
  const [run, { pending }] = useCommand(VerifyProposal);
  const attempt = useAttempt();
  const { verification } = proposal;
  const isRunning = verification?.state === 'waiting' || verification?.state === 'running';
  const verify = () =>
    attempt(t('verify-failed'), async () => {
      await run({ id: proposal.id });
      refetch();
    });
  return (
    <section className={styles.section}>
      <h3>{t('verify-title')}</h3>
      <p className={shared.soft} role="status">
        {verification ? verificationText(verification) : t('verify-text')}
      </p>
      <div className={shared.cluster}>
        <Button
          size="sm"
          icon="shield"
          pending={pending || isRunning}
          onClick={() => void verify()}
        >
          {t('verify')}
        </Button>
      </div>
    </section>
  );
};

const verificationText = ({ state, share, problem, outcome, ...found }: Verification): string => {
  const seats = found.seats ?? 0;
  if (state === 'waiting' || state === 'running')
    return t('verifying', { share: shareText(share, 1) });
  switch (outcome) {
    case 'same':
      return t('verified-same', { count: seats });
    case 'different':
      return t('verified-different', { count: found.differing ?? 0, seats });
    case 'otherEngine':
      return t('verified-other-engine');
    case 'otherPlan':
      return t('verified-other-plan');
    default:
      return problem ?? t('verify-failed');
  }
};
