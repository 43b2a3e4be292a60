import source from '../texts/en/tables.ftl?raw';
import { textsFrom } from '../texts/texts.ts';

export const t = textsFrom(source);
