import source from '../../texts/en/seatingPlacing.ftl?raw';
import { textsFrom } from '../../texts/texts.ts';

export const t = textsFrom(source);
