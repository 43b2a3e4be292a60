import source from '../texts/en/theme.ftl?raw';
import { textsFrom } from '../texts/texts.ts';

export const t = textsFrom(source);
