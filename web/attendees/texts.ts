import source from '../texts/en/attendees.ftl?raw';
import { textsFrom } from '../texts/texts.ts';

export const t = textsFrom(source);
