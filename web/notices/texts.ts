import source from '../texts/en/notices.ftl?raw';
import { textsFrom } from '../texts/texts.ts';

export const t = textsFrom(source);
