import source from '../texts/en/about.ftl?raw';
import { textsFrom } from '../texts/texts.ts';

export const t = textsFrom(source);
