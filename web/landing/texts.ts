import source from '../texts/en/landing.ftl?raw';
import { textsFrom } from '../texts/texts.ts';

export const t = textsFrom(source);
