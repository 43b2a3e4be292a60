import source from '../texts/en/imports.ftl?raw';
import { textsFrom } from '../texts/texts.ts';

export const t = textsFrom(source);
