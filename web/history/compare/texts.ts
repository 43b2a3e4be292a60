import source from '../../texts/en/historyCompare.ftl?raw';
import { textsFrom } from '../../texts/texts.ts';

export const t = textsFrom(source);
