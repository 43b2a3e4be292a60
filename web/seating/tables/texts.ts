import source from '../../texts/en/seatingTables.ftl?raw';
import { textsFrom } from '../../texts/texts.ts';

export const t = textsFrom(source);
