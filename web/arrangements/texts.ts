import source from '../texts/en/arrangements.ftl?raw';
import { textsFrom } from '../texts/texts.ts';

export const t = textsFrom(source);
