import source from '../texts/en/home.ftl?raw';
import { textsFrom } from '../texts/texts.ts';

export const t = textsFrom(source);
