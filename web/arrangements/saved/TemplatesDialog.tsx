import { useQuery } from '@apollo/client/react';
import { useMemo, useState } from 'react';
import { searchable, spellings } from '../../../schema/text/folding.ts';
import type { TemplatesQuery } from '../../gql/graphql.ts';
import { useCommand } from '../../graphql/useCommand.ts';
import { useStep } from '../../history/useStep.ts';
import { t } from '../../texts/en/savedArrangements.ftl';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { LoadError } from '../../ui/LoadError.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { EmptyState } from '../../ui/StateMessage.tsx';
import shared from '../../ui/shared.module.css';
import { Templates, UseTemplate } from './documents.ts';
import styles from './SavedArrangements.module.css';
import { TemplateDrawing } from './TemplateDrawing.tsx';

type Template = TemplatesQuery['templates']['items'][number];
type TemplatesDialogProps = { eventId: string; onClose: () => void };

/** The templates from the member's events, to start this event with. */
export const TemplatesDialog = ({ eventId, onClose }: TemplatesDialogProps) => (
  <Dialog onClose={onClose} title={t('templates-title')} description={t('template-means')}>
    <TemplatePicker eventId={eventId} onUsed={onClose} />
  </Dialog>
);

/** With this many templates or more, there is a search field. */
const manyTemplates = 6;

const TemplatePicker = ({ eventId, onUsed }: { eventId: string; onUsed: () => void }) => {
  const { data, error, refetch } = useQuery(Templates);
  const [typed, setTyped] = useState('');
  const { use, usedId } = useTemplate(eventId, onUsed);
  const items = data?.templates.items;
  const found = useMemo(() => (items ?? []).filter(matching(typed)), [items, typed]);
  if (!items && error) {
    return <LoadError title={t('templates-not-loaded')} error={error} onRetry={refetch} />;
  }
  if (!items) return <Skeleton height="6rem" />;
  if (items.length === 0) {
    return (
      <EmptyState
        icon="table"
        title={t('no-templates')}
        text={t('no-templates-text')}
        heading="h3"
      />
    );
  }
  return (
    <>
      {items.length >= manyTemplates && (
        <SearchField label={t('search-templates')} value={typed} onChange={setTyped} />
      )}
      {found.length === 0 && (
        <EmptyState
          icon="search"
          title={t('no-such-template')}
          text={t('no-such-template-text')}
          heading="h3"
        />
      )}
      <ul className={styles.list}>
        {found.map((template) => (
          <TemplateToChoose
            key={template.id}
            template={template}
            isPending={usedId === template.id}
            isDisabled={usedId !== null}
            onUse={() => void use(template)}
          />
        ))}
      </ul>
    </>
  );
};

const matching = (typed: string) => {
  const word = searchable(typed);
  return ({ name, eventName }: Template) => spellings(`${name} ${eventName}`).includes(word);
};

type TemplateToChooseProps = {
  template: Template;
  isPending: boolean;
  isDisabled: boolean;
  onUse: () => void;
};

const TemplateToChoose = ({ template, isPending, isDisabled, onUse }: TemplateToChooseProps) => {
  const { name, eventName, tables } = template;
  const seats = tables.reduce((sum, { capacity }) => sum + capacity, 0);
  return (
    <li className={styles.template}>
      <TemplateDrawing template={template} />
      <div className={styles.about}>
        <h3 className={styles.name}>{name}</h3>
        <p className={shared.soft}>{t('of-event', { event: eventName })}</p>
        <p className={shared.soft}>{t('template-size', { tables: tables.length, seats })}</p>
      </div>
      <Button
        size="sm"
        variant="primary"
        aria-label={t('use-template-named', { name })}
        pending={isPending}
        disabled={isDisabled}
        onClick={onUse}
      >
        {t('use-template')}
      </Button>
    </li>
  );
};

const useTemplate = (eventId: string, onUsed: () => void) => {
  const [run] = useCommand(UseTemplate);
  const [usedId, setUsedId] = useState<string | null>(null);
  const step = useStep(eventId);
  const use = async ({ id }: Template) => {
    setUsedId(id);
    const isUsed = await step(t('use-failed'), async () => {
      const { tables, objects, seated, unmatched, ambiguous, position, stepId } = (
        await run({ id, eventId })
      ).useTemplate;
      const description = [
        t('tables-added', { count: tables }),
        objects > 0 && t('places-added', { count: objects }),
        seated > 0 && t('seated-by-name', { count: seated }),
        unmatched > ambiguous && t('names-unmatched', { count: unmatched - ambiguous }),
        ambiguous > 0 && t('names-ambiguous', { count: ambiguous }),
      ]
        .filter(Boolean)
        .join(' ');
      return { title: t('template-used'), description, stepId: position && stepId };
    });
    if (isUsed) onUsed();
    setUsedId(null);
  };
  return { use, usedId };
};
