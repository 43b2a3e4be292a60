import source from '../texts/en/drafts.ftl?raw';
import { textsFrom } from '../texts/texts.ts';

export const t = textsFrom(source);
