import { type ComponentProps, lazy, Suspense, useState } from 'react';

const load = () => import('./EventFormDialog.tsx');
const EventFormDialog = lazy(async () => ({ default: (await load()).EventFormDialog }));

/** The dialog of an event's fields. Its code comes when it is first opened: checking input takes much. */
export const EventForm = (props: ComponentProps<typeof EventFormDialog>) => {
  const [isWanted, setWanted] = useState(props.open);
  if (props.open && !isWanted) setWanted(true);
  if (!isWanted) return null;
  return (
    <Suspense fallback={null}>
      <EventFormDialog {...props} />
    </Suspense>
  );
};
