import source from '../texts/en/app.ftl?raw';
import { textsFrom } from '../texts/texts.ts';

export const t = textsFrom(source);
