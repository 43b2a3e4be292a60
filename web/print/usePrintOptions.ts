import {
  type PaperName,
  paperNames,
  type Turned,
  turns,
  usualPaper,
} from '../../schema/sheets/papers.ts';
import { locale } from '../texts/locale.ts';
import { useAddress } from '../ui/useAddress.ts';

export type PrintOptions = {
  paper: PaperName;
  /** Undefined for the sheet's usual orientation. */
  turned: Turned | undefined;
  perPage: number;
  order: 'table' | 'name';
  who: 'seated' | 'everybody';
  withList: boolean | undefined;
  /** Whether a seating plan shows the picture of the hall. */
  withBackground: boolean;
  /** Whether an escort card is for a party or a person. */
  each: 'party' | 'person';
  /** Whether the backs of place cards list diets and allergies. */
  hasDiets: boolean;
};

type Change = Partial<Record<keyof PrintOptions, string>>;

/** The print options, kept in the address so that reloads and links preserve them. */
export const usePrintOptions = (): [PrintOptions, (change: Change) => void] => {
  const [params, change] = useAddress();
  const list = params.get('withList');
  const options: PrintOptions = {
    paper: paperNames.find((name) => name === params.get('paper')) ?? usualPaper(locale),
    turned: turns.find((turn) => turn === params.get('turned')),
    perPage: Number(params.get('perPage')),
    order: params.get('order') === 'name' ? 'name' : 'table',
    who: params.get('who') === 'everybody' ? 'everybody' : 'seated',
    withList: list === null ? undefined : list === 'true',
    withBackground: params.get('withBackground') === 'true',
    each: params.get('each') === 'person' ? 'person' : 'party',
    hasDiets: params.get('hasDiets') === 'true',
  };
  return [options, change];
};
