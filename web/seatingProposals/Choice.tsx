import type { Ref } from 'react';
import styles from './Proposal.module.css';

type ChoiceProps = {
  /** The name of the radio group. */
  name: string;
  label: string;
  hints: readonly string[];
  className?: string | undefined;
  isChosen: boolean;
  onChoose: () => void;
  inputRef?: Ref<HTMLInputElement> | undefined;
};

/** One of several options, with its effect. */
export const Choice = (props: ChoiceProps) => (
  <label className={props.className ?? styles.option}>
    <input
      ref={props.inputRef}
      type="radio"
      name={props.name}
      checked={props.isChosen}
      onChange={props.onChoose}
    />
    <span>
      <span className={styles.optionName}>{props.label}</span>
      {props.hints.map((hint) => (
        <span key={hint} className={styles.hint}>
          {hint}
        </span>
      ))}
    </span>
  </label>
);
