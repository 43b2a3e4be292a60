import type { Ref } from 'react';
import { Option } from '../ui/Option.tsx';
import styles from './Proposal.module.css';

type ChoiceProps = {
  /** The name of the radio group. */
  name: string;
  label: string;
  hints: readonly string[];
  isCard?: boolean;
  isChosen: boolean;
  onChoose: () => void;
  inputRef?: Ref<HTMLInputElement> | undefined;
};

/** One of several options, with its effect. */
export const Choice = (props: ChoiceProps) => (
  <Option
    ref={props.inputRef}
    type="radio"
    name={props.name}
    checked={props.isChosen}
    onChange={props.onChoose}
    isCard={props.isCard ?? false}
    className={props.isCard ? styles.segment : styles.option}
  >
    <span>
      <span className={styles.optionName}>{props.label}</span>
      {props.hints.map((hint) => (
        <span key={hint} className={styles.hint}>
          {hint}
        </span>
      ))}
    </span>
  </Option>
);
