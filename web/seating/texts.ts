import source from '../texts/en/seating.ftl?raw';
import { textsFrom } from '../texts/texts.ts';

export const t = textsFrom(source);
