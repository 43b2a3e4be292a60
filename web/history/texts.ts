import source from '../texts/en/history.ftl?raw';
import { textsFrom } from '../texts/texts.ts';

export const t = textsFrom(source);
