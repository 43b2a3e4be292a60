import source from '../../texts/en/savedArrangements.ftl?raw';
import { textsFrom } from '../../texts/texts.ts';

export const t = textsFrom(source);
