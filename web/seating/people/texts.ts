import source from '../../texts/en/seatingPeople.ftl?raw';
import { textsFrom } from '../../texts/texts.ts';

export const t = textsFrom(source);
