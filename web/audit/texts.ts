import source from '../texts/en/audit.ftl?raw';
import { textsFrom } from '../texts/texts.ts';

export const t = textsFrom(source);
