import source from '../texts/en/erasure.ftl?raw';
import { textsFrom } from '../texts/texts.ts';

export const t = textsFrom(source);
