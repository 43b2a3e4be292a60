import source from '../texts/en/chart.ftl?raw';
import { textsFrom } from '../texts/texts.ts';

export const t = textsFrom(source);
