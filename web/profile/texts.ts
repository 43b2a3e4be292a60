import source from '../texts/en/profile.ftl?raw';
import { textsFrom } from '../texts/texts.ts';

export const t = textsFrom(source);
