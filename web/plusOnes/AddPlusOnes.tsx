import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { limits } from '../../schema/limits.ts';
import { CapacityWarning } from '../eventPlans/CapacityWarning.tsx';
import { useCommand } from '../graphql/useCommand.ts';
import { useStep } from '../history/useStep.ts';
import { t } from '../texts/en/plusOnes.ftl';
import { Button } from '../ui/Button.tsx';
import { focusInvalid } from '../ui/focusInvalid.ts';
import { NumberField } from '../ui/TextField.tsx';
import { AddPlusOnes as Command } from './commands.ts';
import styles from './PlusOnes.module.css';

type AddPlusOnesProps = { eventId: string; hostId: string; name: string };

const { min, max } = limits.plusOnes;

/** Adds unnamed plus-ones to a guest. */
export const AddPlusOnes = ({ eventId, hostId, name }: AddPlusOnesProps) => {
  const [typed, setTyped] = useState('1');
  const [isWrong, setWrong] = useState(false);
  const [add, { pending }] = useCommand(Command);
  const step = useStep(eventId);
  const count = Number(typed);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const isRight = Number.isInteger(count) && count >= min && count <= max;
    flushSync(() => setWrong(!isRight));
    if (!isRight) return focusInvalid(event.currentTarget);
    void step(t('failed'), async () => {
      const { stepId } = (await add({ id: hostId, count })).addPlusOnes;
      setTyped('1');
      return { title: t('added', { count }), description: t('added-hint', { name }), stepId };
    });
  };
  return (
    <>
      <form noValidate onSubmit={submit} className={styles.adding}>
        <NumberField
          label={t('how-many')}
          min={min}
          max={max}
          value={typed}
          onChange={setTyped}
          error={isWrong ? t('wrong-count', { min, max }) : undefined}
        />
        <Button type="submit" icon="userPlus" pending={pending}>
          {t('add', { count })}
        </Button>
      </form>
      <CapacityWarning eventId={eventId} adding={Number.isInteger(count) ? count : 0} />
    </>
  );
};
