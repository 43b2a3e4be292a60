import { useApolloClient } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import type { z } from 'zod';
import { createEventInput } from '../../schema/inputs/eventPlans.ts';
import { eventStatuses } from '../../schema/vocabulary.ts';
import { graphql } from '../gql/gql.ts';
import type { EventCardFragment } from '../gql/graphql.ts';
import { useCommand } from '../graphql/useCommand.ts';
import { useNotify } from '../notices/notices.ts';
import { t } from '../texts/en/eventPlans.ftl';
import { Dialog } from '../ui/Dialog.tsx';
import { DialogForm } from '../ui/DialogForm.tsx';
import { Select } from '../ui/Select.tsx';
import { Switch } from '../ui/Switch.tsx';
import shared from '../ui/shared.module.css';
import { NumberField, TextArea, TextField } from '../ui/TextField.tsx';
import { useForm } from '../ui/useForm.ts';
import { inputOf, valuesOf } from './eventForm.ts';
import { eventStatusLabels } from './eventStatus.ts';
import { EditEvent, listEvent } from './eventsList.ts';

const CreateEvent = graphql(`
  mutation CreateEvent($input: CreateEventInput!) {
    createEvent(input: $input) {
      event {
        ...EventCard
      }
    }
  }
`);

export type EventFormDialogProps = {
  onClose: () => void;
  /** The event to edit. Without it the form creates a new one. */
  event?: EventCardFragment;
};

export const EventFormDialog = ({ onClose, event }: EventFormDialogProps) => (
  <Dialog
    onClose={onClose}
    title={t(event ? 'edit-event' : 'new-event')}
    description={event ? undefined : t('name-is-enough')}
  >
    <EventForm event={event} onClose={onClose} />
  </Dialog>
);

type EventFormProps = { event: EventCardFragment | undefined; onClose: () => void };

type NewEvent = z.output<typeof createEventInput>;

/** Saves the edited fields. Returns the event if it is new. */
const useSaveEvent = (event: EventCardFragment | undefined) => {
  const { cache } = useApolloClient();
  const [create] = useCommand(CreateEvent);
  const [edit] = useCommand(EditEvent);
  return async (input: NewEvent, edited: Partial<NewEvent>): Promise<{ id: string } | null> => {
    if (event) {
      await edit({ id: event.id, ...edited });
      return null;
    }
    const { event: created } = (await create(input)).createEvent;
    listEvent(cache, created);
    return created;
  };
};

const EventForm = ({ event, onClose }: EventFormProps) => {
  const save = useSaveEvent(event);
  const navigate = useNavigate();
  const notify = useNotify();
  const form = useForm({
    present: valuesOf(event),
    schema: createEventInput,
    toInput: (values) => inputOf(values, event),
    save: async (input, edited) => {
      const created = await save(input, edited);
      notify({ tone: 'success', title: t(event ? 'event-updated' : 'event-created') });
      return created;
    },
    onSaved: (created) => {
      onClose();
      // Opens a new event at once, because its creator wants to plan it.
      if (created) void navigate(`/seating?event=${created.id}`);
    },
    failure: t(event ? 'update-failed' : 'create-failed'),
  });
  const { field } = form;
  return (
    <DialogForm
      form={form}
      columns
      submit={t(event ? 'save-changes' : 'create-event')}
      onCancel={onClose}
    >
      <div className={shared.wide}>
        <TextField
          label={t('event-name')}
          required
          placeholder={t('event-name-example')}
          {...field('name')}
        />
      </div>
      <div className={shared.wide}>
        <TextArea label={t('description')} rows={3} {...field('description')} />
      </div>
      <TextField label={t('starts')} type="datetime-local" {...field('startDate')} />
      <TextField label={t('ends')} type="datetime-local" {...field('endDate')} />
      <div className={shared.wide}>
        <TextField
          label={t('location')}
          placeholder={t('location-example')}
          {...field('location')}
        />
      </div>
      <NumberField label={t('max-attendees')} min={1} {...field('maxAttendees')} />
      <Select
        label={t('status')}
        options={eventStatuses.map((value) => ({ value, label: eventStatusLabels[value] }))}
        {...field('status')}
      />
      <div className={shared.wide}>
        <Switch label={t('public')} hint={t('public-hint')} {...field('isPublic')} />
      </div>
    </DialogForm>
  );
};
