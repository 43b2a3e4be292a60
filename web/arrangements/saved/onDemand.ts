import { onDemand, partOf } from '../../ui/onDemand.tsx';

export const templates = onDemand(() => import('./TemplatesDialog.tsx'));

export const TemplatesDialog = partOf(templates, (code) => code.TemplatesDialog);
