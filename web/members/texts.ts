import source from '../texts/en/members.ftl?raw';
import { textsFrom } from '../texts/texts.ts';

export const t = textsFrom(source);
