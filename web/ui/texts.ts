import source from '../texts/en/ui.ftl?raw';
import { textsFrom } from '../texts/texts.ts';

export const t = textsFrom(source);
