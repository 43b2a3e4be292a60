import source from '../texts/en/graphql.ftl?raw';
import { textsFrom } from '../texts/texts.ts';

export const t = textsFrom(source);
