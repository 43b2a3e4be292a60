import source from '../texts/en/print.ftl?raw';
import { textsFrom } from '../texts/texts.ts';

export const t = textsFrom(source);
