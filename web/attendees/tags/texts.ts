import source from '../../texts/en/attendeesTags.ftl?raw';
import { textsFrom } from '../../texts/texts.ts';

export const t = textsFrom(source);
