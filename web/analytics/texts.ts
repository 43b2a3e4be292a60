import source from '../texts/en/analytics.ftl?raw';
import { textsFrom } from '../texts/texts.ts';

export const t = textsFrom(source);
