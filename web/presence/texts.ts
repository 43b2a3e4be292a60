import source from '../texts/en/presence.ftl?raw';
import { textsFrom } from '../texts/texts.ts';

export const t = textsFrom(source);
