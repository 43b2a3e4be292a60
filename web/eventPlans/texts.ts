import source from '../texts/en/eventPlans.ftl?raw';
import { textsFrom } from '../texts/texts.ts';

export const t = textsFrom(source);
