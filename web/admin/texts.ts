import source from '../texts/en/admin.ftl?raw';
import { textsFrom } from '../texts/texts.ts';

export const t = textsFrom(source);
